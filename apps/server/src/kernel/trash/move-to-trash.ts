import { retention } from "@keystead/domain/retention";
import { and, eq, getTableName, lte, sql } from "../db/drizzle.ts";
import type { SQL } from "../db/drizzle.ts";
import type { AnyPgColumn, PgTable } from "../db/pg-core.ts";
import { foreignKeyViolation, sqlState } from "../db/database.ts";
import { staysHere } from "../db/moving.ts";
import type { Tx } from "../db/tx.ts";
import { firstRow } from "../db/queries/rows.ts";
import { trash } from "../db/schema/index.ts";
import { looseReferencesTo } from "../db/table-names.ts";
import type { TableName } from "../db/table-names.ts";
import type { ActorScope, Work } from "../work.ts";
import type { TrashKind } from "./trash-kind.ts";

/** Which rows of a table are deleted; the workspace condition is added here. */
export type TrashPart<Name extends TableName = TableName> = {
  readonly table: PgTable & { readonly workspaceId: AnyPgColumn; readonly _: { readonly name: Name } };
  readonly where: SQL | undefined;
};

export type Discard<Name extends TableName> = {
  readonly kind: TrashKind<Name>;
  readonly entityId: string;
  /** Parents first, because the rows are restored in this order. Each table occurs once. */
  readonly parts: readonly TrashPart<NoInfer<Name>>[];
  /** The error if a row outside the parts still refers to one of the rows. */
  readonly inUse?: () => Error;
};

/** How long Undo works: longer than the toast is shown, because a lost answer causes retries. */
export const trashLifetimeMs = retention.deleted.periods.minutes * 60_000;

/**
 * Stores the rows as JSON and deletes them for good, in the caller's transaction and in one statement, so that
 * references between the rows are checked only after all of them are deleted. Also stores the links of rows that stay
 * and only lose a link, or Undo would restore a lease without its tasks. Returns the id for Undo.
 */
export async function moveToTrash<Name extends TableName>(
  { tx, scope, now }: Work<ActorScope>,
  discard: Discard<Name>,
): Promise<string> {
  const { workspaceId, userId } = scope;
  const { parts } = discard;
  const list = (each: readonly SQL[]): SQL => sql.join([...each], sql`, `);
  const deletions = parts.map(
    (part, at) =>
      sql`${sql.identifier(`deleted_${at}`)} as (delete from ${part.table} where ${mine(workspaceId, part)})`,
  );
  const deletion = tx
    .execute(sql`
      with kept as (
        insert into trash (workspace_id, kind, entity_id, payload, user_id, created_at, expires_at)
        values (${workspaceId}, ${discard.kind.kind}, ${discard.entityId},
          jsonb_build_array(${list(parts.map((part) => keptRows(workspaceId, part)))}), ${userId},
          ${now.toISOString()}, ${new Date(now.getTime() + trashLifetimeMs).toISOString()})
        returning id),
      ${list(deletions)}
      select id from kept`)
    .catch((error: unknown) => {
      throw discard.inUse !== undefined && sqlState(error) === foreignKeyViolation ? discard.inUse() : error;
    });
  return String(firstRow(await deletion)?.["id"]);
}

/** As `app_system`, over all workspaces. */
export async function purgeTrash(tx: Tx, now: Date): Promise<void> {
  await tx.delete(trash).where(and(lte(trash.expiresAt, now), staysHere(trash.workspaceId)));
}

function keptRows(workspaceId: string, part: TrashPart): SQL {
  const table = getTableName(part.table);
  const name = sql.identifier(table);
  const links = looseReferencesTo(table).map((link) => keptLinks(workspaceId, part, link));
  return sql`jsonb_build_object('table', ${table}::text, 'rows',
    (select coalesce(jsonb_agg(to_jsonb(${name})), '[]'::jsonb) from ${part.table} where ${mine(workspaceId, part)}),
    'links', jsonb_build_array(${sql.join(links, sql`, `)}))`;
}

/**
 * The rows that refer to one of the deleted rows. `at` is their property, to find out later whether it has changed
 * since.
 */
function keptLinks(
  workspaceId: string,
  part: TrashPart,
  { table, column }: { readonly table: string; readonly column: string },
): SQL {
  const named = sql.identifier(column);
  return sql`jsonb_build_object('table', ${table}::text, 'column', ${column}::text, 'rows',
    (select coalesce(jsonb_agg(jsonb_build_object('id', n.id, 'to', n.${named}, 'at', to_jsonb(n) -> 'property_id')), '[]'::jsonb)
      from ${sql.identifier(table)} n where n.workspace_id = ${workspaceId}::uuid
        and n.${named} in (select id from ${part.table} where ${mine(workspaceId, part)})))`;
}

function mine(workspaceId: string, { table, where }: TrashPart): SQL | undefined {
  return and(eq(table.workspaceId, workspaceId), where);
}
