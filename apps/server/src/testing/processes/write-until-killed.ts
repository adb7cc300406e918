import { randomUUID } from "node:crypto";
import { writeSync } from "node:fs";

import type { Database } from "#kernel/db/database.ts";
import { writeAudit } from "#kernel/audit/write-audit.ts";
import { takeDataFolder } from "#kernel/db/data-folder/take-data-folder.ts";
import { openEmbedded } from "#kernel/db/embedded/embedded.ts";
import { migrate } from "#kernel/db/migrate.ts";
import { openPostgres } from "#kernel/db/postgres/postgres.ts";
import { property, unit } from "#kernel/db/schema/index.ts";

/** Several at once, so that a kill meets transactions in every stage. */
const WRITERS = 4;
const NOW = new Date("2026-03-10T09:00:00Z");

const [kind, place, workspaceId] = process.argv.slice(2);
if (place === undefined || workspaceId === undefined) throw new Error("Which database and workspace?");
const db =
  kind === "embedded" ? await openEmbedded(takeDataFolder(place)) : await openPostgres({ url: place });
await migrate(db);
await Promise.all(Array.from({ length: WRITERS }, () => writeOn(db, workspaceId)));

/** Never returns, because the parent kills the process. Writes a line only after its commit was acknowledged. */
async function writeOn(database: Database, workspace: string): Promise<never> {
  for (;;) {
    const id = randomUUID();
    await database.asTenant(workspace, async (tx) => {
      await tx.insert(property).values({
        workspaceId: workspace,
        id,
        name: id,
        rentalMode: "monthly",
        currency: "EUR",
        timezone: "Europe/Berlin",
      });
      await tx.insert(unit).values({ workspaceId: workspace, propertyId: id, name: id });
      await writeAudit(
        { tx, scope: { workspaceId: workspace, userId: null }, now: NOW },
        { action: "create", entity: "property", entityId: id },
      );
    });
    writeSync(1, `${id}\n`);
  }
}
