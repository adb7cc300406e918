import { randomUUID } from "node:crypto";

import { plainDate } from "@keystead/domain/calendar";
import { dataSets, dataSetWorkspace } from "@keystead/samples/data-sets";
import type { DataSetSize } from "@keystead/samples/data-sets";

import { registry } from "#features.ts";
import { storePortfolio, storeWork } from "#features/sample/index.ts";
import { ensureWorkspace } from "#kernel/api/session/ensure-workspace.ts";
import type { Database } from "#kernel/db/database.ts";
import type { Tx } from "#kernel/db/tx.ts";
import { findPersonToGrant } from "./admin-store.ts";
import { OperatorRefusal } from "./operator-refusal.ts";
import { hasProperties, insertSeedPerson } from "./seed-store.ts";

type Seeding = { readonly db: Database; readonly now: () => Date };

/**
 * Uses one transaction per workspace. The first workspace belongs to the given person, the others to people created
 * for them.
 */
export async function seedDataSet(
  { db, now }: Seeding,
  { size, email }: { readonly size: DataSetSize; readonly email: string | null },
): Promise<readonly string[]> {
  const today = plainDate(now().toISOString().slice(0, 10));
  const { workspaces } = dataSets[size];
  for (let workspace = 0; workspace < workspaces; workspace += 1) {
    await db.asSystem(async (tx) => {
      const userId =
        workspace === 0 && email !== null
          ? (await findPersonToGrant(tx, email)).userId
          : await seedPerson(tx, seedAddress(size, workspace));
      const { workspaceId } = await ensureWorkspace(tx, { userId, now: now() });
      if (await hasProperties(tx, workspaceId))
        throw new OperatorRefusal(
          "This workspace holds properties already; seed data never mixes with real ones.",
        );
      const { tables, work } = dataSetWorkspace(size, { today, newId: randomUUID, workspace });
      const inWorkspace = { tx, scope: { workspaceId, userId }, now: now() };
      await storePortfolio(inWorkspace, tables, registry);
      await storeWork(inWorkspace, work);
    });
  }
  const made = `Data set ${size}: ${workspaces} workspace${workspaces === 1 ? "" : "s"} made.`;
  return email !== null
    ? [made]
    : [made, `To look at it, sign in as ${seedAddress(size, 0)} with an e-mailed link.`];
}

function seedAddress(size: DataSetSize, workspace: number): string {
  return `seed-${size.toLowerCase()}-${workspace + 1}@example.com`;
}

async function seedPerson(tx: Tx, email: string): Promise<string> {
  const id = await insertSeedPerson(tx, email);
  if (id === undefined) throw new OperatorRefusal(`The data set is there already (${email}).`);
  return id;
}
