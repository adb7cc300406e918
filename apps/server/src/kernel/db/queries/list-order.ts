import type { ListPosition } from "@keystead/contract/wire";
import { inArray, sql } from "../drizzle.ts";
import type { AnyColumn, SQL } from "../drizzle.ts";

import { badField } from "../../api/refusals/refusal.ts";

/** One of the things that a list is ordered by. */
export type OrderKey = {
  readonly by: SQL | AnyColumn;
  readonly descending: boolean;
  /** As the database has them by itself: last, and first where it goes down. */
  readonly nullsFirst: boolean;
};

type Columns<Sort extends string> = Readonly<Record<Sort, readonly (SQL | AnyColumn)[]>>;

/** `-` in front is descending. Only the orders that the domain names for the list become SQL; the id makes each whole. */
export function inOrder<Sort extends string>(
  sort: Sort | `-${Sort}`,
  columns: Columns<Sort>,
  id: AnyColumn,
): SQL[] {
  return orderBy(keysOf(sort, columns, id));
}

/** A list in an order, to be read page by page. */
export type Listed = {
  readonly order: SQL[];
  /** Where a row stands in the list; pageFrom gives that of the last row to whoever asks on. */
  readonly place: SQL<ListPosition>;
  /** What stands behind the page that was read before; undefined for whoever begins, or names a page by its number. */
  readonly behind: SQL | undefined;
};

/**
 * A page is what stands behind the last row of the page before, by what that row was ordered by when it was read: whatever was
 * added, changed or deleted since, no row comes twice and none is passed over.
 */
export function listedBy<Sort extends string>(
  sort: Sort | `-${Sort}`,
  columns: Columns<Sort>,
  { id, after }: { readonly id: AnyColumn; readonly after: ListPosition | undefined },
): Listed {
  return listedByKeys(keysOf(sort, columns, id), after);
}

/** The same of an order with a direction for each key; the last of them is the id. */
export function listedByKeys(keys: readonly OrderKey[], after: ListPosition | undefined): Listed {
  const texts = keys.map(({ by }) => sql`(${by})::text`);
  return {
    order: orderBy(keys),
    place: sql<ListPosition>`json_build_array(${sql.join(texts, sql`, `)})`,
    behind: after === undefined ? undefined : isBehind(keys, after),
  };
}

function keysOf<Sort extends string>(
  sort: Sort | `-${Sort}`,
  columns: Columns<Sort>,
  id: AnyColumn,
): readonly OrderKey[] {
  const named: Readonly<Record<string, readonly (SQL | AnyColumn)[]>> = columns;
  const descending = sort.startsWith("-");
  const chosen = named[descending ? sort.slice(1) : sort];
  if (chosen === undefined) throw new Error(`no order is called ${sort}`);
  return [...chosen, id].map((by) => ({ by, descending, nullsFirst: descending }));
}

function orderBy(keys: readonly OrderKey[]): SQL[] {
  return keys.map(({ by, descending, nullsFirst }) => {
    const nulls = nullsFirst === descending ? sql`` : nullsFirst ? sql` nulls first` : sql` nulls last`;
    return sql`${by} ${descending ? sql`desc` : sql`asc`}${nulls}`;
  });
}

/** Text of another kind than a key's is refused by the database as any value of a request (class 22). */
function isBehind(keys: readonly OrderKey[], after: ListPosition): SQL {
  if (after.length !== keys.length) throw badField(["after"], "INVALID_VALUE");
  const from = (at: number): SQL => {
    const key = keys[at];
    // The same in everything: the row itself.
    if (key === undefined) return sql`false`;
    const value = after[at] ?? null;
    const same = value === null ? sql`${key.by} is null` : sql`${key.by} = ${value}`;
    return sql`(${isFurther(key, value)} or (${same} and ${from(at + 1)}))`;
  };
  return from(0);
}

function isFurther({ by, descending, nullsFirst }: OrderKey, value: string | null): SQL {
  if (value === null) return nullsFirst ? sql`${by} is not null` : sql`false`;
  const further = descending ? sql`${by} < ${value}` : sql`${by} > ${value}`;
  return nullsFirst ? further : sql`(${further} or ${by} is null)`;
}

/** A filter of several values; absent or empty lets everything through. */
export function isAnyOf(column: AnyColumn, values: readonly string[] | undefined): SQL | undefined {
  return values === undefined || values.length === 0 ? undefined : inArray(column, [...values]);
}

export type Paged = {
  readonly page: number;
  readonly limit: number;
  readonly after?: ListPosition | undefined;
};

/** How many rows are read: one more than is shown tells whether there is another page. */
export function rowsFor({ limit }: Paged): number {
  return limit + 1;
}

/** How many rows are passed over: none for whoever says where the page before ended. */
export function rowsBefore({ page, limit, after }: Paged): number {
  return after === undefined ? (page - 1) * limit : 0;
}

/**
 * One page of a list. The first skips nothing and says nothing of skipping: of rows to be skipped without a known number the
 * planner assumes so many that no plan made once looks better to it than a plan for each request.
 */
export function pageOf(paged: Paged): SQL {
  const before = rowsBefore(paged);
  return before === 0 ? sql`limit ${rowsFor(paged)}` : sql`limit ${rowsFor(paged)} offset ${before}`;
}

/** Nothing where the list ends. */
export type Onward = { readonly next?: string };

/** The rows of a page, of those that were read for it, and where the next page begins. */
export function pageFrom<Row extends { readonly place?: unknown }>(
  rows: readonly Row[],
  { limit }: Paged,
): { readonly rows: readonly Row[]; readonly onward: Onward } {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    rows: shown,
    onward: last === undefined || rows.length <= limit ? {} : { next: JSON.stringify(last.place) },
  };
}

/** The same of a list that is known whole, with what stands behind the page before marked by its store or its rule. */
export function pageAmong<Row extends { readonly place?: unknown; readonly behind?: unknown }>(
  all: readonly Row[],
  paged: Paged,
): { readonly rows: readonly Row[]; readonly onward: Onward } {
  const rest =
    paged.after === undefined ? all.slice(rowsBefore(paged)) : all.filter(({ behind }) => behind === true);
  return pageFrom(rest, paged);
}
