import { languages } from "@keystead/domain/languages";
import type { Language } from "@keystead/domain/languages";
import { sql } from "#kernel/db/drizzle.ts";

import type { Tx } from "#kernel/db/tx.ts";
import { inNameOrder } from "#kernel/db/queries/fold.ts";
import { firstRow, rowsOf } from "#kernel/db/queries/rows.ts";
import { workspace } from "#kernel/db/schema/index.ts";
import { textIn, wordIn } from "#kernel/db/queries/stored-row.ts";
import { lockInOrder } from "#kernel/db/lock-order.ts";
import type { Work, WorkspaceScope } from "#kernel/work.ts";
import type { StoredRow } from "#kernel/db/queries/stored-row.ts";
import { someoneLeaves } from "#kernel/erasure/leaving-store.ts";

/** A cleaner who opens their page of turnovers. */
export type TurnoverHolder = {
  /** The token of the link that was used; null for a signed-in cleaner, who also sees their pay. */
  readonly token: string | null;
  readonly workspaceId: string;
  readonly cleanerId: string;
  readonly name: string;
  readonly language: Language;
  readonly host: string;
};

/** Runs as `app_system`, because only it knows which workspaces are locked. */
export async function findHolder(
  tx: Tx,
  {
    token,
    workspaceId,
    hash,
  }: { readonly token: string; readonly workspaceId: string; readonly hash: string },
  now: Date,
): Promise<TurnoverHolder | null> {
  const row = firstRow(
    await tx.execute(sql`select c.id, c.workspace_id, c.name, c.language, coalesce(nullif(o.name, ''), o.email) as host
      from cleaner_link l
      join cleaner c on c.workspace_id = l.workspace_id and c.id = l.cleaner_id
      join ${workspace} on ${workspace.id} = l.workspace_id
      join "user" o on o.id = ${workspace.ownerUserId}
      where l.workspace_id = ${workspaceId}::uuid and l.token_hash = ${hash}
        and l.expires_at > ${now.toISOString()}::timestamptz and c.archived_at is null
        and not ${someoneLeaves(workspace.ownerUserId)}`),
  );
  return row === undefined ? null : holderFrom(row, token);
}

/**
 * The cleaners with a working link, locked until the transaction ends, by name. With `ofUser` only the contact with
 * which that person signs in.
 */
export async function lockOpenLinks(
  work: Work<WorkspaceScope>,
  ofUser: string | null,
): Promise<readonly { readonly id: string; readonly name: string }[]> {
  const { tx, scope, now } = work;
  const open = sql`from cleaner_link l join cleaner c on c.workspace_id = l.workspace_id and c.id = l.cleaner_id
    where l.workspace_id = ${scope.workspaceId}::uuid and l.token_hash is not null
      and l.expires_at > ${now.toISOString()}::timestamptz
      and (${ofUser}::uuid is null or c.user_id = ${ofUser}::uuid)`;
  await lockInOrder(work, [{ table: "cleaner", ids: sql`select c.id ${open}`, strength: "update" }]);
  const rows = rowsOf(
    await tx.execute(sql`select c.id, c.name ${open} order by ${inNameOrder(sql`c.name`)}, c.id`),
  );
  return rows.map((row) => ({ id: textIn(row, "id"), name: textIn(row, "name") }));
}

/** Gives each of them a new token, not opened yet. */
export async function renewLinkTokens(
  { tx, scope, now }: Work<WorkspaceScope>,
  {
    madeBy,
    expiresAt,
    fresh,
  }: {
    readonly madeBy: string;
    readonly expiresAt: Date;
    readonly fresh: readonly { readonly id: string; readonly hash: string; readonly sealed: string }[];
  },
): Promise<void> {
  await tx.execute(sql`update cleaner_link l
    set token_hash = fresh.hash, sealed = fresh.sealed, made_by = ${madeBy}::uuid, made_at = ${now.toISOString()}::timestamptz,
      expires_at = ${expiresAt.toISOString()}::timestamptz, last_used_at = null
    from jsonb_to_recordset(${JSON.stringify(fresh)}::jsonb) fresh (id uuid, hash text, sealed text)
    where l.workspace_id = ${scope.workspaceId}::uuid and l.cleaner_id = fresh.id`);
}

/**
 * A person's own contacts, one for each workspace where they have a membership as a cleaner. As `app_system`, over all
 * workspaces.
 */
export async function findLogins(tx: Tx, userId: string, now: Date): Promise<readonly TurnoverHolder[]> {
  const rows =
    await tx.execute(sql`select c.id, c.workspace_id, c.name, c.language, coalesce(nullif(o.name, ''), o.email) as host
    from cleaner c
    join membership m on m.workspace_id = c.workspace_id and m.user_id = c.user_id and m.role = 'cleaner' and m.status = 'active'
    join ${workspace} on ${workspace.id} = c.workspace_id
    join "user" o on o.id = ${workspace.ownerUserId}
    where c.user_id = ${userId}::uuid and c.archived_at is null
      and (${workspace.expiresAt} is null or ${workspace.expiresAt} > ${now.toISOString()}::timestamptz)
      and not ${someoneLeaves(workspace.ownerUserId)}
    order by m.created_at, c.workspace_id`);
  return rowsOf(rows).map((row) => holderFrom(row, null));
}

function holderFrom(row: StoredRow, token: string | null): TurnoverHolder {
  return {
    token,
    workspaceId: textIn(row, "workspace_id"),
    cleanerId: textIn(row, "id"),
    name: textIn(row, "name"),
    language: wordIn(languages, row["language"]),
    host: textIn(row, "host"),
  };
}
