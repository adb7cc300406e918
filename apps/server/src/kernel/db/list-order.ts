import { asc, desc, inArray } from "drizzle-orm";
import type { AnyColumn, SQL } from "drizzle-orm";

/** `-` in front is descending. Only keys of the list's own table become SQL; the id makes the order whole. */
export function inOrder(
  sort: string,
  columns: Readonly<Record<string, readonly (SQL | AnyColumn)[]>>,
  id: AnyColumn,
): SQL[] {
  const descending = sort.startsWith("-");
  const chosen = columns[descending ? sort.slice(1) : sort];
  if (chosen === undefined) throw new Error(`no order is called ${sort}`);
  const direction = descending ? desc : asc;
  return [...chosen, id].map((column) => direction(column));
}

/** A filter of several values; absent or empty lets everything through. */
export function isAnyOf(column: AnyColumn, values: readonly string[] | undefined): SQL | undefined {
  return values === undefined || values.length === 0 ? undefined : inArray(column, [...values]);
}
