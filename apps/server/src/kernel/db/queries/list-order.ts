import type { ListPosition } from "@keystead/contract/wire";
import { inArray, sql } from "../drizzle.ts";
import type { AnyColumn, SQL } from "../drizzle.ts";

import { badField } from "../../api/refusals/refusal.ts";

/** One sort key of a list. */
export type OrderKey = {
  readonly by: SQL | AnyColumn;
  readonly descending: boolean;
  /** PostgreSQL's default: nulls last when ascending, first when descending. */
  readonly nullsFirst: boolean;
};

type Columns<Sort extends string> = Readonly<Record<Sort, readonly (SQL | AnyColumn)[]>>;

/** `-` in front means descending. Only sort orders that the domain names become SQL; the id makes each order unique. */
export function inOrder<Sort extends string>(
  sort: Sort | `-${Sort}`,
  columns: Columns<Sort>,
  id: AnyColumn,
): SQL[] {
  return orderBy(keysOf(sort, columns, id));
}

/** A sorted list that is read page by page. */
export type Listed = {
  readonly order: SQL[];
  /**
   * The position of a row in the list. `pageFrom` returns the position of the last row, and the next request sends
   * it.
   */
  readonly position: SQL<ListPosition>;
  /**
   * The condition for rows after the previous page; undefined for the first page and for a page requested by its
   * number.
   */
  readonly behind: SQL | undefined;
};

/**
 * A page contains the rows after the last row of the previous page, compared by the sort keys that this row had when
 * it was read. So no row is repeated or skipped, regardless of what was added, changed or deleted since.
 */
export function listedBy<Sort extends string>(
  sort: Sort | `-${Sort}`,
  columns: Columns<Sort>,
  { id, after }: { readonly id: AnyColumn; readonly after: ListPosition | undefined },
): Listed {
  return listedByKeys(keysOf(sort, columns, id), after);
}

/** Like `listedBy`, for an order with a direction for each key; the last key is the id. */
export function listedByKeys(keys: readonly OrderKey[], after: ListPosition | undefined): Listed {
  const texts = keys.map(({ by }) => sql`(${by})::text`);
  return {
    order: orderBy(keys),
    position: sql<ListPosition>`json_build_array(${sql.join(texts, sql`, `)})`,
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

/** The database refuses text of a wrong type, as it does for any other value of a request (class 22). */
function isBehind(keys: readonly OrderKey[], after: ListPosition): SQL {
  if (after.length !== keys.length) throw badField(["after"], "INVALID_VALUE");
  const from = (at: number): SQL => {
    const key = keys[at];
    // All keys are equal, so this is the last row of the previous page itself.
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

/** A filter of several values; absent or empty means no filter. */
export function isAnyOf(column: AnyColumn, values: readonly string[] | undefined): SQL | undefined {
  return values === undefined || values.length === 0 ? undefined : inArray(column, [...values]);
}

export type Paged = {
  readonly page: number;
  readonly limit: number;
  readonly after?: ListPosition | undefined;
};

/** Reads one row more than is shown, to know whether there is another page. */
export function rowsFor({ limit }: Paged): number {
  return limit + 1;
}

/** The number of rows to skip: none if the request gives the position where the previous page ended. */
export function rowsBefore({ page, limit, after }: Paged): number {
  return after === undefined ? (page - 1) * limit : 0;
}

/**
 * One page of a list. The first page has no `offset`: for an unknown offset the planner assumes so many skipped rows
 * that it never prefers a generic plan over planning each request.
 */
export function pageOf(paged: Paged): SQL {
  const before = rowsBefore(paged);
  return before === 0 ? sql`limit ${rowsFor(paged)}` : sql`limit ${rowsFor(paged)} offset ${before}`;
}

/** Empty on the last page. */
export type Onward = { readonly next?: string };

/** Splits the rows that were read for a page into the rows to show and the position where the next page begins. */
export function pageFrom<Row extends { readonly position?: unknown }>(
  rows: readonly Row[],
  { limit }: Paged,
): { readonly rows: readonly Row[]; readonly onward: Onward } {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    rows: shown,
    onward: last === undefined || rows.length <= limit ? {} : { next: JSON.stringify(last.position) },
  };
}

/** Like `pageFrom`, for a list that is in memory whole, whose rows after the previous page are marked `behind`. */
export function pageAmong<Row extends { readonly position?: unknown; readonly behind?: unknown }>(
  all: readonly Row[],
  paged: Paged,
): { readonly rows: readonly Row[]; readonly onward: Onward } {
  const rest =
    paged.after === undefined ? all.slice(rowsBefore(paged)) : all.filter(({ behind }) => behind === true);
  return pageFrom(rest, paged);
}
