import { and, eq, gt, inArray, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import { foreignKeyViolation, sqlState } from "../db/database.ts";
import { lockInOrder } from "../db/lock-order.ts";
import { trash } from "../db/schema/index.ts";
import type { Work, WorkspaceScope } from "../work.ts";
import type { TrashKind } from "./trash-kind.ts";

/** A conflict: what it hung on is gone, or its place was taken since. */
export type RestoreOutcome = "restored" | "conflict";

export type Discarded = {
  readonly id: string;
  readonly kind: string;
  readonly entityId: string;
  /** Who deleted it. */
  readonly userId: string | null;
  readonly payload: unknown;
};

/**
 * Locked, so that two clicks on Undo put one thing back. Undefined for what is unknown, another
 * workspace's, expired or of none of these kinds.
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
 * Puts the rows back under the same ids. After a conflict the transaction is spoilt and the caller must refuse: a
 * savepoint would cost every Undo two statements. Everything then stays as it was, the trash row too.
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
    if (state === foreignKeyViolation || state === uniqueViolation) return "conflict";
    throw error;
  }
  return "restored";
}

/** The records that come back by themselves: several that were deleted together, or the one the trash is named after. */
export function recordsIn({ entityId, payload }: Discarded): readonly string[] {
  const ids = (partsOf(payload)[0]?.rows ?? []).flatMap((row) => textAt(row, "id"));
  return ids.includes(entityId) ? ids : [entityId];
}

/** The record that what was discarded is a part of. */
export function wholeOf({ payload }: Discarded, { partOf = [] }: TrashKind): string | null {
  const rows = partsOf(payload).flatMap((part) => part.rows);
  return partOf.flatMap((column) => rows.flatMap((row) => textAt(row, column)))[0] ?? null;
}

/** What the rows point to stays while they come back, and is locked in its order: their own order is another one. */
async function lockNamed(work: Work<WorkspaceScope>, parts: readonly KeptPart[]): Promise<void> {
  const { scope } = work;
  const named = (column: string): string[] => [
    ...new Set(parts.flatMap(({ rows }) => rows.flatMap((row) => textAt(row, column)))),
  ];
  const leases = named("lease_id");
  const properties = sql`select value::uuid from jsonb_array_elements_text(${JSON.stringify(named("property_id"))}::jsonb)
    union select property_id from lease where workspace_id = ${scope.workspaceId}::uuid
      and id in (select value::uuid from jsonb_array_elements_text(${JSON.stringify(leases)}::jsonb))`;
  await lockInOrder(work, [
    { table: "property", ids: properties, strength: "key share" },
    { table: "unit", ids: named("unit_id"), strength: "key share" },
    { table: "tenant", ids: named("tenant_id"), strength: "key share" },
    { table: "lease", ids: leases, strength: "no key update" },
  ]);
}

function textAt(row: unknown, column: string): readonly string[] {
  const value: unknown = typeof row === "object" && row !== null ? Reflect.get(row, column) : null;
  return typeof value === "string" ? [value] : [];
}

const uniqueViolation = "23505";

type KeptPart = { readonly table: string; readonly rows: readonly unknown[] };

/** A stored name becomes a table only if it is one of its kind. */
function insertionOf(part: KeptPart, { kind, tables }: TrashKind): SQL {
  const table = tables.find((name) => name === part.table);
  if (table === undefined)
    throw new Error(`The trash names the table ${part.table}, which is none of a ${kind}.`);
  const name = sql.identifier(table);
  return sql`insert into ${name} select * from jsonb_populate_recordset(null::${name}, ${JSON.stringify(part.rows)}::jsonb)`;
}

function partsOf(payload: unknown): readonly KeptPart[] {
  if (!Array.isArray(payload)) throw new Error("The trash holds something that is no list of rows.");
  return payload.map((part: unknown) => {
    if (typeof part === "object" && part !== null && "table" in part && "rows" in part) {
      const { table, rows } = part;
      if (typeof table === "string" && Array.isArray(rows)) return { table, rows };
    }
    throw new Error("The trash holds a part without table or rows.");
  });
}
