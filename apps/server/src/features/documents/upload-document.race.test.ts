import { planLimits } from "@keystead/domain/plans";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";

import { firstRow } from "#kernel/db/rows.ts";
import { rentedFlat } from "#testing/rented-flat.ts";
import { testApp, type TestApp } from "#testing/test-app.ts";
import { keysInStore, pdfOf, sendFile } from "#testing/uploads.ts";

const MEBIBYTE = 1024 * 1024;
let app: TestApp;

beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

// security.md D2.
it(
  "fifty uploads at once never pass the plan: two of 5 MiB fit into the last 12",
  { timeout: 120_000 },
  async () => {
    const session = await app.signUp();
    const client = app.client(session);
    await client.accounts.changePlan({ plan: "free" });
    const { propertyId } = await rentedFlat(client);
    const workspaceId = (await client.accounts.workspaces({})).current;
    const room = 12 * MEBIBYTE;
    await app.db.asSystem((tx) =>
      tx.execute(sql`insert into document (workspace_id, property_id, kind, name, format, bytes, sha256, file_id)
      values (${workspaceId}::uuid, ${propertyId}::uuid, 'other', 'big.pdf', 'pdf',
        ${planLimits.free.storage - room}, ${"0".repeat(64)}, gen_random_uuid())`),
    );
    const file = pdfOf(5 * MEBIBYTE);
    const answers = await Promise.all(
      Array.from({ length: 50 }, () =>
        sendFile(app, session, { on: "property", onId: propertyId, content: file }),
      ),
    );
    const statuses = await Promise.all(
      answers.map(async (answer) => [answer.status, JSON.parse(await answer.text()).code] as const),
    );
    expect(statuses.filter(([status]) => status === 201)).toHaveLength(2);
    expect(statuses.filter(([status]) => status !== 201).map(([, code]) => code)).toEqual(
      Array.from({ length: 48 }, () => "PLAN_LIMIT"),
    );
    const used = firstRow(
      await app.db.asSystem((tx) =>
        tx.execute(
          sql`select sum(bytes)::bigint as bytes from document where workspace_id = ${workspaceId}::uuid`,
        ),
      ),
    );
    expect(Number(used?.["bytes"])).toBeLessThanOrEqual(planLimits.free.storage);
    expect((await keysInStore(app)).filter((key) => key.startsWith(workspaceId))).toHaveLength(2);
  },
);
