import { sql } from "./drizzle.ts";
import type { SQL } from "./drizzle.ts";
import type { Work, WorkspaceScope } from "../work.ts";

/**
 * The one order in which records are locked; within a table by id. The workspace, where plan limits are counted, comes
 * before all of them, and money that belongs to a lease after it. To lock a record, or change what depends on it, first
 * lock the earlier kinds, so that no two transactions wait for each other (docs/decisions/0017).
 */
export const lockedTables = [
  "property",
  "unit",
  "tenant",
  "lease",
  "booking",
  "cleaner",
  "turnover_job",
  "task",
  "recurring",
  "income",
  "expense",
  "campaign",
] as const;

export type LockedTable = (typeof lockedTables)[number];

/** Weakest first: "do not go away", "nobody else changes you", "nobody else even refers to you". */
export type LockStrength = "key share" | "no key update" | "update";

export type Lock = {
  readonly table: LockedTable;
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
  const inOrder = lockedTables.flatMap((table) => locks.filter((lock) => lock.table === table));
  if (inOrder.length === 0) return;
  // PostgreSQL runs a CTE when it is first read, and these are read one after the other.
  const parts = inOrder.map(
    ({ table, ids, strength }, at) => sql`${sql.identifier(`locked_${at}`)} as materialized (
      select id from ${sql.identifier(table)} where workspace_id = ${workspaceId}::uuid and id in (${idsOf(ids)})
      order by id ${sql.raw(`for ${strength}`)})`,
  );
  const counts = inOrder.map((_lock, at) => sql`(select count(*) from ${sql.identifier(`locked_${at}`)})`);
  await tx.execute(sql`with ${sql.join(parts, sql`, `)} select ${sql.join(counts, sql`, `)}`);
}

/** As one parameter, so that the statement is the same for any number of ids. */
function idsOf(ids: readonly string[] | SQL): SQL {
  return "getSQL" in ids
    ? ids
    : sql`select value::uuid from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)`;
}
