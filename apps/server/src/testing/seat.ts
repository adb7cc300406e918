import { sql } from "drizzle-orm";

import type { TestApp, TestClient } from "./test-app.ts";

/** Somebody new who has a role in the workspace that another one's client works in. */
export async function seat(
  app: TestApp,
  owner: TestClient,
  role: "assistant" | "cleaner",
): Promise<TestClient> {
  const workspaceId = (await owner.accounts.workspaces({})).current;
  const session = await app.signUp();
  await app.db.asSystem((tx) =>
    tx.execute(sql`insert into membership (workspace_id, user_id, role, status)
      select ${workspaceId}, id, ${role}, 'active' from "user" where email = ${session.email}`),
  );
  return app.client(session, { workspaceId });
}
