import { asc, desc, inArray, sql } from "drizzle-orm";
import type { AnyColumn, SQL } from "drizzle-orm";

/** `-` in front is descending. Only the orders that the domain names for the list become SQL; the id makes each whole. */
export function inOrder<Sort extends string>(
  sort: Sort | `-${Sort}`,
  columns: Readonly<Record<Sort, readonly (SQL | AnyColumn)[]>>,
  id: AnyColumn,
): SQL[] {
  const named: Readonly<Record<string, readonly (SQL | AnyColumn)[]>> = columns;
  const descending = sort.startsWith("-");
  const chosen = named[descending ? sort.slice(1) : sort];
  if (chosen === undefined) throw new Error(`no order is called ${sort}`);
  const direction = descending ? desc : asc;
  return [...chosen, id].map((column) => direction(column));
}

/** A filter of several values; absent or empty lets everything through. */
export function isAnyOf(column: AnyColumn, values: readonly string[] | undefined): SQL | undefined {
  return values === undefined || values.length === 0 ? undefined : inArray(column, [...values]);
}

/**
 * One page of a list. The first skips nothing and says nothing of skipping: of rows to be skipped without a known number the
 * planner assumes so many that no plan made once looks better to it than a plan for each request.
 */
export function pageOf({ page, limit }: { readonly page: number; readonly limit: number }): SQL {
  return page === 1 ? sql`limit ${limit}` : sql`limit ${limit} offset ${(page - 1) * limit}`;
}
