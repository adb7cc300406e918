import type { InvitedRole } from "@keystead/domain/people";
import { sql } from "#kernel/db/drizzle.ts";

import type { TestApp, TestClient, TestSession } from "../test-app.ts";

/** A new person with a role in a workspace, as a session that selects this workspace in its requests. */
export async function memberSession(
  app: TestApp,
  workspaceId: string,
  role: InvitedRole,
): Promise<TestSession> {
  const session = await app.signUp();
  await app.db.asSystem((tx) =>
    tx.execute(sql`insert into membership (workspace_id, user_id, role, status)
      select ${workspaceId}, id, ${role}, 'active' from "user" where email = ${session.email}`),
  );
  return session;
}

/** A new person with a role in the workspace of the owner's client. */
export async function memberOf(app: TestApp, owner: TestClient, role: InvitedRole): Promise<TestClient> {
  const workspaceId = (await owner.accounts.workspaces({})).current;
  return app.client(await memberSession(app, workspaceId, role), { workspaceId });
}
