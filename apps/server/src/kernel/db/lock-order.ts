import { compareText } from "@keystead/domain/kernel";

import { sql } from "./drizzle.ts";
import type { SQL } from "./drizzle.ts";
import type { RecordTableName } from "./table-names.ts";
import type { Work, WorkspaceScope } from "../work.ts";

/**
 * The one order in which records are locked; within a table the order is by id. The workspace, where plan limits are
 * counted, is locked before all of them, and money that belongs to a lease after the lease. Before you lock a record
 * or change what depends on it, lock the earlier kinds, so that no two transactions wait for each other
 * (docs/decisions/0017). A table that is not listed is locked after all of these, in order of its name: list it only
 * if other records depend on it.
 */
export const lockOrder = [
  "property",
  "unit",
  "tenant",
  "lease",
  "booking",
  "cleaner",
  "turnover",
  "task",
  "recurring",
  "income",
  "expense",
] as const satisfies readonly RecordTableName[];

/**
 * Weakest first. "key share": nobody deletes the record; "no key update": nobody else changes it; "update": nobody
 * else even refers to it.
 */
export type LockStrength = "key share" | "no key update" | "update";

export type Lock = {
  readonly table: RecordTableName;
  /** Ids, or a query for them. */
  readonly ids: readonly string[] | SQL;
  readonly strength: LockStrength;
};

/**
 * Locks records until the transaction ends, in one statement and in the fixed order, however they are passed. Ignores
 * ids that do not exist or belong to another workspace.
 */
export async function lockInOrder(
  { tx, scope: { workspaceId } }: Work<WorkspaceScope>,
  locks: readonly Lock[],
): Promise<void> {
  const inOrder = inLockOrder(locks);
  if (inOrder.length === 0) return;
  // PostgreSQL runs a CTE when it is first read, and the statement reads these CTEs one after the other.
  const parts = inOrder.map(
    ({ table, ids, strength }, at) => sql`${sql.identifier(`locked_${at}`)} as materialized (
      select id from ${sql.identifier(table)} where workspace_id = ${workspaceId}::uuid and id in (${idsOf(ids)})
      order by id ${sql.raw(`for ${strength}`)})`,
  );
  const counts = inOrder.map((_lock, at) => sql`(select count(*) from ${sql.identifier(`locked_${at}`)})`);
  await tx.execute(sql`with ${sql.join(parts, sql`, `)} select ${sql.join(counts, sql`, `)}`);
}

/** Sorts items that concern one table each into the order of the locks. */
export function inLockOrder<Of extends { readonly table: string }>(all: readonly Of[]): readonly Of[] {
  return all.toSorted(
    (one, other) => positionOf(one.table) - positionOf(other.table) || compareText(one.table, other.table),
  );
}

function positionOf(table: string): number {
  const position = lockOrder.findIndex((one) => one === table);
  return position === -1 ? lockOrder.length : position;
}

/** Passes the ids as one parameter, so that the statement is the same for any number of them. */
function idsOf(ids: readonly string[] | SQL): SQL {
  return "getSQL" in ids
    ? ids
    : sql`select value::uuid from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)`;
}
