import { sql } from "./drizzle.ts";
import type { SQL } from "./drizzle.ts";
import type { Work, WorkspaceScope } from "../work.ts";

/**
 * The one order in which records are locked; of one table by their ids. The workspace, where plans are counted, comes before all
 * of them, money that belongs to a lease after it. Whoever locks, or changes what hangs on, a record of a later kind has locked
 * what stands before it, so that no two transactions wait for each other (docs/decisions/0017).
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

/** Weakest first: "stay there", "nobody else changes you", "nobody else even refers to you". */
export type LockStrength = "key share" | "no key update" | "update";

export type Lock = {
  readonly table: LockedTable;
  /** Ids, or a query for them. */
  readonly ids: readonly string[] | SQL;
  readonly strength: LockStrength;
};

/**
 * Locks records until the transaction ends, in their order however they were named, in one statement. What is not there, or in
 * another workspace, is passed over.
 */
export async function lockInOrder(
  { tx, scope: { workspaceId } }: Work<WorkspaceScope>,
  locks: readonly Lock[],
): Promise<void> {
  const inOrder = lockedTables.flatMap((table) => locks.filter((lock) => lock.table === table));
  if (inOrder.length === 0) return;
  // A part of a statement is run when it is first asked for, and these are asked for one after the other.
  const parts = inOrder.map(
    ({ table, ids, strength }, at) => sql`${sql.identifier(`locked_${at}`)} as materialized (
      select id from ${sql.identifier(table)} where workspace_id = ${workspaceId}::uuid and id in (${idsOf(ids)})
      order by id ${sql.raw(`for ${strength}`)})`,
  );
  const counts = inOrder.map((_lock, at) => sql`(select count(*) from ${sql.identifier(`locked_${at}`)})`);
  await tx.execute(sql`with ${sql.join(parts, sql`, `)} select ${sql.join(counts, sql`, `)}`);
}

/** As one parameter: the statement is the same for any number of them. */
function idsOf(ids: readonly string[] | SQL): SQL {
  return "getSQL" in ids
    ? ids
    : sql`select value::uuid from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)`;
}
