import { randomUUID } from "node:crypto";

import { eq, sql } from "#kernel/db/drizzle.ts";
import { afterAll, beforeAll, expect, it } from "vitest";

import { firstRow } from "#kernel/db/queries/rows.ts";
import { workspace } from "#kernel/db/schema/index.ts";
import { memberProcedures } from "./member-procedures.ts";
import { testApp, type TestApp, type TestSession } from "./test-app.ts";

let app: TestApp;
let owner: TestSession;

beforeAll(async () => {
  app = await testApp();
  owner = await app.signUp();
});
afterAll(() => app.close());

/** The owner's sample workspace, empty; created again when it was deleted. */
async function sampleOfOwner(): Promise<string> {
  return app.db.asSystem(async (tx) => {
    const made = firstRow(
      await tx.execute(sql`insert into workspace (kind, owner_user_id, name, expires_at)
        select 'sample', id, 'Sample', '2099-01-01' from "user" where email = ${owner.email}
        on conflict (owner_user_id, kind) do update set name = excluded.name returning id`),
    );
    await tx.execute(sql`insert into membership (workspace_id, user_id, role, status)
      select w.id, w.owner_user_id, 'owner', 'active' from workspace w where w.id = ${made?.["id"]}
      on conflict do nothing`);
    return String(made?.["id"]);
  });
}

// A tab keeps sending requests while its owner closes the sample: the workspace is deleted between the session check
// and the work.
it("answers whatever is asked in a workspace that goes meanwhile without an error of the server", async () => {
  const inTransaction = app.db.asTenant.bind(app.db);
  Object.assign(app.db, {
    async asTenant(workspaceId: string, work: Parameters<typeof inTransaction>[1]) {
      await app.db.asSystem((tx) => tx.delete(workspace).where(eq(workspace.id, workspaceId)));
      return inTransaction(workspaceId, work);
    },
  });
  const failed: string[] = [];
  for (const { name, method, path } of memberProcedures) {
    const answer = await app.call(
      path.replaceAll(/\{\w+\}/g, () => randomUUID()),
      {
        method,
        session: owner,
        headers: { "x-workspace-id": await sampleOfOwner(), "idempotency-key": randomUUID() },
        ...(method === "GET" || method === "DELETE" ? {} : { body: {} }),
      },
    );
    if (answer.status >= 500) failed.push(`${name}: ${answer.status} ${await answer.text()}`);
  }
  expect(failed).toEqual([]);
});
