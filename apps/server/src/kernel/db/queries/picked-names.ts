import { sql } from "../drizzle.ts";
import type { AnyColumn, SQL } from "../drizzle.ts";

/**
 * For the names in a picker: the names that were found get the positions 1, 2 … in their order, and the current choice
 * gets 0, so that one statement returns both and states the order once.
 */
export function rankIn(...order: readonly (SQL | AnyColumn)[]): SQL.Aliased<number> {
  return sql<number>`(row_number() over (order by ${sql.join([...order], sql`, `)}))::int`.as("rank");
}

export function rankOfChosen(): SQL.Aliased<number> {
  return sql<number>`0`.as("rank");
}

export const byRank = sql`rank`;

/** Statements read one more than is shown, to know whether there are more. */
export function pickedFrom<Row extends { readonly id: string; readonly rank: number }>(
  rows: readonly Row[],
  limit: number,
): { readonly items: Omit<Row, "rank">[]; readonly more: boolean } {
  const found = rows.filter(({ rank }) => rank > 0);
  const shown = found.slice(0, limit);
  const chosen = rows.filter(({ id, rank }) => rank === 0 && !shown.some((one) => one.id === id));
  return {
    items: [...chosen, ...shown].map(({ rank: _rank, ...name }) => name),
    more: found.length > limit,
  };
}
