import type { Neighbours } from "@keystead/contract/wire";
import { sql } from "../drizzle.ts";
import type { AnyColumn, SQL } from "../drizzle.ts";

import type { Tx } from "../tx.ts";
import { firstRow } from "./rows.ts";

type ListedIn = {
  /** `from …` with the columns of the order, and the conditions of the list. */
  readonly from: SQL;
  readonly order: readonly SQL[];
  readonly id: SQL | AnyColumn;
};

/**
 * The records before and after one in a list of any length, in one statement; null at either end, and for a record
 * outside the list.
 */
export async function neighboursIn(
  tx: Tx,
  { from, order, id }: ListedIn,
  recordId: string,
): Promise<Neighbours> {
  const row = firstRow(
    await tx.execute(sql`
      select previous, next from (
        select ${id} as id, lag(${id}) over list as previous, lead(${id}) over list as next
        ${from}
        window list as (order by ${sql.join([...order], sql`, `)})) standing
      where standing.id = ${recordId}::uuid`),
  );
  return { previous: idOf(row?.["previous"]), next: idOf(row?.["next"]) };
}

/** Like `neighboursIn`, for a list whose order was computed by a rule. */
export function neighboursAmong(ids: readonly string[], recordId: string): Neighbours {
  const at = ids.indexOf(recordId);
  if (at === -1) return { previous: null, next: null };
  return { previous: ids[at - 1] ?? null, next: ids[at + 1] ?? null };
}

function idOf(value: unknown): string | null {
  return typeof value === "string" ? value : null;
}
