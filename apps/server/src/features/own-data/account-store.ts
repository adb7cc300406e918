import { countedParts, type CountedPart } from "@keystead/domain/own-data";
import { sql } from "#kernel/db/drizzle.ts";

import type { Tx } from "#kernel/db/tx.ts";
import { firstRow } from "#kernel/db/queries/rows.ts";
import type { TableName } from "#kernel/db/table-names.ts";
import type { Work, WorkspaceScope } from "#kernel/work.ts";

/** The number of records that are deleted with the account, for those kinds whose tables exist. */
export async function countParts(
  { tx, scope }: Work<WorkspaceScope>,
  tables: readonly TableName[],
): Promise<readonly { readonly kind: CountedPart; readonly count: number }[]> {
  const there: readonly string[] = tables;
  const kinds = countedParts.filter((kind) => there.includes(kind));
  const counts = kinds.map(
    (kind) =>
      sql`(select count(*)::int from ${sql.identifier(kind)} where workspace_id = ${scope.workspaceId}::uuid) as ${sql.identifier(kind)}`,
  );
  const row = firstRow(await tx.execute(sql`select ${sql.join(counts, sql`, `)}`));
  return kinds.map((kind) => ({ kind, count: Number(row?.[kind]) }));
}

/** The people besides the owner who lose access. */
export async function countOthers({ tx, scope }: Work<WorkspaceScope>): Promise<number> {
  const row = firstRow(
    await tx.execute(sql`
      select count(*)::int as others from membership
      where workspace_id = ${scope.workspaceId}::uuid and role <> 'owner' and status = 'active'`),
  );
  return Number(row?.["others"]);
}

/**
 * Deletes everything that belongs to the person and everything that they sent us. In other people's workspaces only
 * their id remains. Runs as `app_system`.
 */
export async function deletePerson(tx: Tx, userId: string): Promise<void> {
  await tx.execute(sql`
    delete from pricing_leads where lower(email) = (select lower(email) from "user" where id = ${userId}::uuid)`);
  await tx.execute(sql`
    delete from support_reports where user_id = ${userId}::uuid
      or lower(user_email) = (select lower(email) from "user" where id = ${userId}::uuid)`);
  await tx.execute(sql`
    delete from invitation where lower(email) = (select lower(email) from "user" where id = ${userId}::uuid)`);
  // Deletes the workspace and the tables that reference each other inside it in one statement.
  await tx.execute(sql`delete from workspace where owner_user_id = ${userId}::uuid`);
  await tx.execute(sql`delete from verification where value like ${`%${userId}%`}`);
  await tx.execute(sql`delete from "user" where id = ${userId}::uuid`);
}
