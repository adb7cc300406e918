import { sql } from "#kernel/db/drizzle.ts";

import type { Work, WorkspaceScope } from "#kernel/work.ts";

type Assigned = { readonly id: string; readonly cleanerId: string | null; readonly feeMinor: number };

/** Assigns all of them in one statement. The caller has locked the rows, which are unassigned. */
export async function writeAssigned(
  { tx, scope, now }: Work<WorkspaceScope>,
  given: readonly Assigned[],
): Promise<void> {
  await tx.execute(sql`update turnover j set status = 'assigned', cleaner_id = n."cleanerId", fee_minor = n."feeMinor",
      confirmed_at = null, version = j.version + 1, updated_at = ${now.toISOString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as n(id uuid, "cleanerId" uuid, "feeMinor" bigint)
    where j.workspace_id = ${scope.workspaceId}::uuid and j.id = n.id`);
}

type TakenBack = {
  readonly id: string;
  readonly wasFeeMinor: number;
  readonly wasConfirmedAtMs: number | null;
};

/**
 * Removes the assignments again; a turnover that was cancelled in the meantime stays cancelled. The caller has locked
 * the rows.
 */
export async function writeTakenBack(
  { tx, scope, now }: Work<WorkspaceScope>,
  taken: readonly TakenBack[],
): Promise<void> {
  await tx.execute(sql`update turnover j set status = case when j.status = 'assigned' then 'unassigned' else j.status end,
      cleaner_id = null, fee_minor = n."wasFeeMinor", confirmed_at = to_timestamp(n."wasConfirmedAtMs" / 1000.0),
      version = j.version + 1, updated_at = ${now.toISOString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(taken)}::jsonb) as n(id uuid, "wasFeeMinor" bigint, "wasConfirmedAtMs" float8)
    where j.workspace_id = ${scope.workspaceId}::uuid and j.id = n.id`);
}
