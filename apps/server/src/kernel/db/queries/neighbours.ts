import type { Neighbours } from "@keystead/contract/wire";
import { sql } from "../drizzle.ts";
import type { AnyColumn, SQL } from "../drizzle.ts";

import type { Tx } from "../database.ts";
import { firstRow } from "./rows.ts";

type ListedIn = {
  /** `from …` with all that the order names, and the list's conditions. */
  readonly from: SQL;
  readonly order: readonly SQL[];
  readonly id: SQL | AnyColumn;
};

/** The records before and after one in a list, however long, in one statement; null at an end and outside the list. */
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

/** The same where the order follows from a rule and is known here already. */
export function neighboursAmong(ids: readonly string[], recordId: string): Neighbours {
  const at = ids.indexOf(recordId);
  if (at === -1) return { previous: null, next: null };
  return { previous: ids[at - 1] ?? null, next: ids[at + 1] ?? null };
}

function idOf(value: unknown): string | null {
  return typeof value === "string" ? value : null;
}
