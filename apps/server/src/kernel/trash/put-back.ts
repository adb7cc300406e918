import { and, eq, gt, inArray, sql } from "../db/drizzle.ts";
import type { SQL } from "../db/drizzle.ts";
import { foreignKeyViolation, sqlState } from "../db/database.ts";
import { inLockOrder, lockInOrder } from "../db/lock-order.ts";
import { trash } from "../db/schema/index.ts";
import { looseReferencesOf, looseReferencesTo, tableColumns } from "../db/table-names.ts";
import type { TableName } from "../db/table-names.ts";
import type { Work, WorkspaceScope } from "../work.ts";
import type { TrashKind } from "./trash-kind.ts";

/** A conflict: a record that the restored one refers to is deleted, or its name or dates are taken. */
export type RestoreOutcome = "restored" | "conflict";

export type Discarded = {
  readonly id: string;
  readonly kind: string;
  readonly entityId: string;
  /** The person who deleted it. */
  readonly userId: string | null;
  readonly payload: unknown;
};

/**
 * Locks the row, so that two clicks on Undo restore only once. Undefined if it is unknown, expired, another workspace's
 * or of none of these kinds.
 */
export async function lockDiscarded(
  { tx, scope, now }: Work<WorkspaceScope>,
  id: string,
  kinds: Iterable<string>,
): Promise<Discarded | undefined> {
  const [row] = await tx
    .select({
      id: trash.id,
      kind: trash.kind,
      entityId: trash.entityId,
      userId: trash.userId,
      payload: trash.payload,
    })
    .from(trash)
    .where(
      and(
        eq(trash.workspaceId, scope.workspaceId),
        eq(trash.id, id),
        gt(trash.expiresAt, now),
        inArray(trash.kind, [...kinds]),
      ),
    )
    .for("update");
  return row;
}

/**
 * Restores the rows with the same ids, and the links to them. After a conflict the transaction has failed and the
 * caller must refuse: a savepoint would cost every Undo two statements. Everything then stays as it was, including
 * the trash row.
 */
export async function putBack(
  work: Work<WorkspaceScope>,
  discarded: Discarded,
  kind: TrashKind,
): Promise<RestoreOutcome> {
  const { tx, scope } = work;
  const kept = partsOf(discarded.payload);
  await lockNamed(work, kept);
  const parts = kept.map((part, at) => sql`${sql.identifier(`back_${at}`)} as (${insertionOf(part, kind)})`);
  try {
    await tx.execute(sql`with ${sql.join(parts, sql`, `)}
      delete from trash where workspace_id = ${scope.workspaceId}::uuid and id = ${discarded.id}::uuid`);
  } catch (error) {
    const state = sqlState(error);
    if (state !== undefined && conflicts.has(state)) return "conflict";
    throw error;
  }
  for (const part of kept) await linkAgain(work, tableOf(part, kind), part.links);
  return "restored";
}

/** The main records that are restored: several that were deleted together, or the one that the trash row names. */
export function recordsIn({ entityId, payload }: Discarded): readonly string[] {
  const ids = (partsOf(payload)[0]?.rows ?? []).flatMap((row) => textAt(row, "id"));
  return ids.includes(entityId) ? ids : [entityId];
}

/** The record that the deleted one is a part of. */
export function wholeOf({ payload }: Discarded, { partOf = [] }: TrashKind): string | null {
  const rows = partsOf(payload).flatMap((part) => part.rows);
  return partOf.flatMap((column) => rows.flatMap((row) => textAt(row, column)))[0] ?? null;
}

/**
 * Locks the records that the restored rows refer to, in the fixed lock order, which differs from the order of the
 * inserts.
 */
async function lockNamed(work: Work<WorkspaceScope>, parts: readonly RestorablePart[]): Promise<void> {
  const { scope } = work;
  const named = (column: string): string[] => [
    ...new Set(parts.flatMap(({ rows }) => rows.flatMap((row) => textAt(row, column)))),
  ];
  const leases = named("lease_id");
  // The sum of a booking follows the Income that is restored.
  const paid = parts.filter(({ table }) => table === "income").flatMap(({ rows }) => rows);
  const properties = sql`select value::uuid from jsonb_array_elements_text(${JSON.stringify(named("property_id"))}::jsonb)
    union select property_id from lease where workspace_id = ${scope.workspaceId}::uuid
      and id in (select value::uuid from jsonb_array_elements_text(${JSON.stringify(leases)}::jsonb))`;
  await lockInOrder(work, [
    { table: "property", ids: properties, strength: "key share" },
    { table: "unit", ids: named("unit_id"), strength: "key share" },
    { table: "tenant", ids: named("tenant_id"), strength: "key share" },
    { table: "lease", ids: leases, strength: "no key update" },
    { table: "booking", ids: paid.flatMap((row) => textAt(row, "booking_id")), strength: "no key update" },
    { table: "turnover", ids: named("turnover_id"), strength: "key share" },
    { table: "task", ids: named("task_id"), strength: "key share" },
  ]);
}

/**
 * Restores links of rows that stayed. A row that was given another value or another property in the meantime keeps
 * it; deleted rows are skipped. Rows are locked in the order of their ids, as elsewhere.
 */
async function linkAgain(
  { tx, scope }: Work<WorkspaceScope>,
  table: TableName,
  links: readonly RestorableLinks[],
): Promise<void> {
  const known = looseReferencesTo(table);
  for (const { table: from, column, rows } of inLockOrder(links)) {
    const link = known.find((one) => one.table === from && one.column === column);
    if (link === undefined || rows.length === 0) continue;
    const [name, named] = [sql.identifier(link.table), sql.identifier(link.column)];
    await tx.execute(sql`with held as materialized (
        select n.id, k.to from ${name} n
        join jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) k (id uuid, "to" uuid, at text) on k.id = n.id
        where n.workspace_id = ${scope.workspaceId}::uuid and n.${named} is null
          and to_jsonb(n) ->> 'property_id' is not distinct from k.at
        order by n.id for update of n)
      update ${name} n set ${named} = held.to from held
      where n.workspace_id = ${scope.workspaceId}::uuid and n.id = held.id`);
  }
}

function textAt(row: unknown, column: string): readonly string[] {
  const value: unknown = typeof row === "object" && row !== null ? Reflect.get(row, column) : null;
  return typeof value === "string" ? [value] : [];
}

/** A referenced record is deleted, or a name or dates are taken. */
const conflicts: ReadonlySet<string> = new Set([foreignKeyViolation, "23505", "23P01"]);

/** Rows that stayed and only lost their link to a row of the part. */
type RestorableLinks = { readonly table: string; readonly column: string; readonly rows: readonly unknown[] };

type RestorablePart = {
  readonly table: string;
  readonly rows: readonly unknown[];
  readonly links: readonly RestorableLinks[];
};

function insertionOf(part: RestorablePart, kind: TrashKind): SQL {
  const table = tableOf(part, kind);
  const name = sql.identifier(table);
  const rows = sql`${JSON.stringify(part.rows)}::jsonb`;
  const links = kind.comesAlone === true ? looseReferencesOf(table) : [];
  // A column that was added since the deletion gets the default of new rows.
  const kept = new Set(
    part.rows.flatMap((row) => (typeof row === "object" && row !== null ? Object.keys(row) : [])),
  );
  const columns = sql.join(
    tableColumns(table)
      .filter((column) => kept.size === 0 || kept.has(column))
      .map((column) => sql.identifier(column)),
    sql`, `,
  );
  return sql`insert into ${name} (${columns}) select ${columns} from jsonb_populate_recordset(null::${name}, ${links.length === 0 ? rows : withoutDeleted(rows, links)})`;
}

/** Each row, with links to records that were deleted meanwhile set to null. */
function withoutDeleted(rows: SQL, links: ReturnType<typeof looseReferencesOf>): SQL {
  const found = links.map(
    ({ column, to }) => sql`${column}::text, (select to_jsonb(t.id) from ${sql.identifier(to)} t
      where t.workspace_id = (r ->> 'workspace_id')::uuid and t.id = (r ->> ${column}::text)::uuid)`,
  );
  return sql`(select jsonb_agg(r || jsonb_build_object(${sql.join(found, sql`, `)})) from jsonb_array_elements(${rows}) r)`;
}

/** A stored table name is used only if it belongs to its kind. */
function tableOf({ table }: RestorablePart, { kind, tables }: TrashKind): TableName {
  const known = tables.find((name) => name === table);
  if (known === undefined) throw new Error(`The trash names the table ${table}, which is none of a ${kind}.`);
  return known;
}

function partsOf(payload: unknown): readonly RestorablePart[] {
  if (!Array.isArray(payload)) throw new Error("The trash holds something that is no list of rows.");
  return payload.map((part: unknown) => {
    if (!isRowsOf(part)) throw new Error("The trash holds a part without table or rows.");
    const links: unknown = Reflect.get(part, "links");
    return { table: part.table, rows: part.rows, links: Array.isArray(links) ? links.filter(isLinks) : [] };
  });
}

function isLinks(part: unknown): part is RestorableLinks {
  return isRowsOf(part) && "column" in part && typeof part.column === "string";
}

function isRowsOf(part: unknown): part is { readonly table: string; readonly rows: readonly unknown[] } {
  return (
    typeof part === "object" &&
    part !== null &&
    "table" in part &&
    typeof part.table === "string" &&
    "rows" in part &&
    Array.isArray(part.rows)
  );
}
