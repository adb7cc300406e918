import { sql } from "#kernel/db/drizzle.ts";

import { firstRow, rowsOf } from "#kernel/db/queries/rows.ts";
import { someoneLeaves } from "#kernel/erasure/leaving-store.ts";
import type { Work, WorkspaceScope } from "#kernel/work.ts";

/** The owner of a workspace: mail to tenants is sent on their behalf, and replies go to them. */
export type Landlord = { readonly name: string; readonly email: string; readonly isConfirmed: boolean };

/** On whose behalf mails and letters to tenants are sent. */
export async function findLandlord({ tx, scope }: Work<WorkspaceScope>): Promise<Landlord> {
  const row = firstRow(
    await tx.execute(sql`select o.name, o.email, o.email_verified from workspace w
      join "user" o on o.id = w.owner_user_id where w.id = ${scope.workspaceId}::uuid`),
  );
  const email = String(row?.["email"]);
  const name = row?.["name"];
  return {
    name: typeof name === "string" && name !== "" ? name : email,
    email,
    isConfirmed: row?.["email_verified"] === true,
  };
}

/** Whether the owner's account is locked because it is to be deleted. As `app_system`. */
export async function isOwnerLeaving({ tx, scope }: Work<WorkspaceScope>): Promise<boolean> {
  const result = await tx.execute(sql`select 1 from workspace w
    where w.id = ${scope.workspaceId}::uuid and ${someoneLeaves(sql`w.owner_user_id`)}`);
  return rowsOf(result).length > 0;
}
