import type { ExpenseQuery, IncomeQuery } from "@keystead/contract/ledger";
import { month } from "@keystead/domain/calendar";
import type { FxRecord } from "@keystead/domain/fx";
import type { Book } from "@keystead/domain/ledger";
import { currency } from "@keystead/domain/money";
import { and, eq, gte, isNotNull, lte, sql } from "#kernel/db/drizzle.ts";
import type { SQL } from "#kernel/db/drizzle.ts";

import { either } from "#kernel/db/queries/either.ts";
import { foldedText, foundIn } from "#kernel/db/queries/fold.ts";
import { isAnyOf } from "#kernel/db/queries/list-order.ts";
import { isReceived, isSpent } from "#kernel/db/queries/received.ts";
import { rowsOf } from "#kernel/db/queries/rows.ts";
import { booking, expense, income } from "#kernel/db/schema/index.ts";
import type { Work, WorkspaceScope } from "#kernel/work.ts";
import { bookTables } from "./book-tables-store.ts";

type Filters<Query> = Omit<Query, "page" | "limit" | "sort">;

/** The filters of both lists; each book uses those that it supports. */
export type RecordFilter = Partial<
  Omit<Filters<IncomeQuery> & Filters<ExpenseQuery>, "category" | "nature">
> & {
  readonly category?: readonly string[] | undefined;
  readonly nature?: readonly string[] | undefined;
  /** One record, with the others of its transfer. */
  readonly id?: string;
  /** Only these lines, each by the record that represents it. */
  readonly ids?: readonly string[];
};

type Input = { readonly scope: WorkspaceScope; readonly filter: RecordFilter; readonly names?: boolean };

/** The records that a filter finds. Names of other records are joined only for a search or a sort by them. */
export function found(book: Book, { scope, filter, names = false }: Input): SQL {
  const table = sql.identifier(bookTables[book].name);
  const joined =
    filter.q !== undefined ? searchedNamesOf(book, scope) : names ? rentableNamesOf(book, scope) : sql``;
  return sql`from ${table} ${joined}
    where ${whereOf(book, scope, filter)}`;
}

/**
 * The number of lines: the records of one transfer or bill are one line. Records and surplus parts are counted
 * separately, each from an index alone. If the filters need the records themselves, one query counts both.
 */
export function countOfLines(book: Book, query: Input): SQL {
  const { line } = bookTables[book];
  if (query.filter.q !== undefined || query.filter.category !== undefined)
    return sql`select (count(*) - count(${line}) + count(distinct ${line}))::int as total ${found(book, query)}`;
  return sql`select ((select count(*) ${found(book, query)})
    - (select count(*) - count(distinct ${line}) ${found(book, query)} and ${line} is not null))::int as total`;
}

/**
 * Joins by the given workspace and not by the record's column: then the plan reads names once instead of once per
 * record.
 */
export function rentableNamesOf(book: Book, { workspaceId }: WorkspaceScope): SQL {
  const { columns } = bookTables[book];
  const rentables = sql`join property on property.workspace_id = ${workspaceId} and property.id = ${columns.propertyId}
    left join unit on unit.workspace_id = ${workspaceId} and unit.id = ${columns.unitId}`;
  return book === "income"
    ? sql`${rentables} left join tenant on tenant.workspace_id = ${workspaceId} and tenant.id = income.tenant_id`
    : rentables;
}

const rentablesFolded = [sql`property.folded`, sql`unit.folded`];

/**
 * The names that a search looks through in addition to the record's own notes. Names that many records share are
 * folded once; a guest has few records.
 */
function searchedNamesOf(book: Book, { workspaceId }: WorkspaceScope): SQL {
  const { columns } = bookTables[book];
  const names = (
    table: "property" | "unit" | "tenant",
  ): SQL => sql`(select id, name, ${foldedText(sql`name`)} as folded
      from ${sql.identifier(table)} where workspace_id = ${workspaceId} offset 0) ${sql.identifier(table)}`;
  const rentables = sql`join ${names("property")} on property.id = ${columns.propertyId}
    left join ${names("unit")} on unit.id = ${columns.unitId}`;
  return book === "income"
    ? sql`${rentables} left join ${names("tenant")} on tenant.id = income.tenant_id
      left join booking on booking.workspace_id = ${workspaceId} and booking.id = ${either("income.booking_id", "income.cleaning_of")}`
    : rentables;
}

function whereOf(book: Book, scope: WorkspaceScope, filter: RecordFilter): SQL | undefined {
  const { columns, date } = bookTables[book];
  return and(
    eq(columns.workspaceId, scope.workspaceId),
    filter.from === undefined ? undefined : gte(date, filter.from),
    filter.to === undefined ? undefined : lte(date, filter.to),
    filter.propertyId === undefined ? undefined : eq(columns.propertyId, filter.propertyId),
    isAnyOf(columns.category, filter.category),
    isAnyOf(columns.nature, filter.nature),
    filter.ids === undefined ? undefined : sql`${columns.id} = any(${`{${filter.ids.join(",")}}`}::uuid[])`,
    filter.currency === undefined ? undefined : eq(columns.currency, filter.currency),
    ...(book === "income"
      ? [
          isOfTransfer(scope, filter.id),
          filter.leaseId === undefined ? undefined : eq(income.leaseId, filter.leaseId),
          isAnyOf(income.method, filter.method),
          filter.cleaning === undefined ? undefined : isNotNull(income.cleaningOf),
          foundIn(filter.q, [booking.guestName, income.notes], [...rentablesFolded, sql`tenant.folded`]),
        ]
      : [
          isOfBill(scope, filter.id),
          filter.unitId === undefined ? undefined : eq(expense.unitId, filter.unitId),
          hasReceipt(filter.receipt),
          foundIn(filter.q, [expense.notes], rentablesFolded),
        ]),
  );
}

function isOfTransfer({ workspaceId }: WorkspaceScope, id: string | undefined): SQL | undefined {
  if (id === undefined) return undefined;
  return sql`(income.id = ${id}::uuid or income.transfer_id =
    (select one.transfer_id from income one where one.workspace_id = ${workspaceId} and one.id = ${id}::uuid))`;
}

function isOfBill({ workspaceId }: WorkspaceScope, id: string | undefined): SQL | undefined {
  if (id === undefined) return undefined;
  return sql`(expense.id = ${id}::uuid or expense.split_id =
    (select one.split_id from expense one where one.workspace_id = ${workspaceId} and one.id = ${id}::uuid))`;
}

/** A receipt of a split bill may be attached to any part. */
function hasReceipt(receipt: RecordFilter["receipt"]): SQL | undefined {
  if (receipt === undefined) return undefined;
  const file = sql`(exists (select 1 from document d
      where d.workspace_id = expense.workspace_id and d.expense_id = expense.id)
    or expense.split_id is not null and exists (select 1 from expense part
      join document d on d.workspace_id = part.workspace_id and d.expense_id = part.id
      where part.workspace_id = expense.workspace_id and part.split_id = expense.split_id))`;
  return receipt === "with" ? file : sql`not ${file}`;
}

const isCounted = (book: Book): SQL => (book === "income" ? isReceived("income") : isSpent("expense"));

export type RecordSum = {
  readonly currency: string;
  readonly minor: number;
  readonly depositsMinor: number;
  readonly passThroughMinor: number;
  /** The number of records in the sum. */
  readonly records: number;
  /** The owner's base currency, into which the sums of this workspace are converted. */
  readonly base: string;
};

/** Sums over all records that the filter finds, one line per currency. */
export async function selectRecordSums(
  { tx, scope }: Work<WorkspaceScope>,
  book: Book,
  filter: RecordFilter,
): Promise<readonly RecordSum[]> {
  const { amountMinor, currency, category, nature } = bookTables[book].columns;
  const sumWhere = (which: SQL): SQL => sql`coalesce(sum(${amountMinor}) filter (where ${which}), 0)`;
  const result = await tx.execute(sql`
    select ${currency} as currency, ${sumWhere(isCounted(book))} as minor,
      ${book === "income" ? sumWhere(sql`${category} = 'deposit'`) : sql`0`} as deposits,
      ${sumWhere(sql`${nature} = 'pass_through'${book === "income" ? sql` and ${category} <> 'deposit'` : sql``}`)} as passes,
      (count(*) filter (where ${isCounted(book)}))::int as records,
      (select u.base_currency from workspace w join "user" u on u.id = w.owner_user_id
        where w.id = ${scope.workspaceId}::uuid) as base
    ${found(book, { scope, filter })} group by ${currency} order by ${currency}`);
  return rowsOf(result).map((row) => ({
    currency: String(row["currency"]),
    minor: Number(row["minor"]),
    depositsMinor: Number(row["deposits"]),
    passThroughMinor: Number(row["passes"]),
    records: Number(row["records"]),
    base: String(row["base"]),
  }));
}

export type MonthSum = { readonly month: string; readonly currency: string; readonly minor: number };

/** The amounts that count, one row for each month and currency that has any. */
export async function sumByMonth(
  { tx, scope }: Work<WorkspaceScope>,
  book: Book,
  filter: RecordFilter,
): Promise<readonly MonthSum[]> {
  const { columns, date } = bookTables[book];
  const result = await tx.execute(sql`
    select to_char(${date}, 'YYYY-MM') as month, ${columns.currency} as currency, sum(${columns.amountMinor}) as minor
    ${found(book, { scope, filter })} and ${isCounted(book)} group by 1, 2`);
  return rowsOf(result).map(({ month, currency, minor }) => ({
    month: String(month),
    currency: String(currency),
    minor: Number(minor),
  }));
}

/** The amounts that count; only equal amounts of a month are grouped, since each record is converted (R-B06). */
export async function groupRecords(
  { tx, scope }: Work<WorkspaceScope>,
  book: Book,
  filter: RecordFilter,
): Promise<readonly FxRecord[]> {
  const { columns, date } = bookTables[book];
  const result = await tx.execute(sql`
    select to_char(${date}, 'YYYY-MM') as period, ${columns.currency} as currency, ${columns.amountMinor} as minor,
      count(*)::int as times
    ${found(book, { scope, filter })} and ${isCounted(book)} group by 1, 2, 3`);
  return rowsOf(result).map((row) => ({
    period: month(String(row["period"])),
    currency: currency(String(row["currency"])),
    minor: Number(row["minor"]),
    times: Number(row["times"]),
  }));
}

type Days = { readonly from: string; readonly to: string };
export type CategorySumRow = {
  readonly category: string;
  readonly currency: string;
  readonly minor: number;
  readonly beforeMinor: number;
};

/** The amounts that count in each category and both spans of days, in one statement. */
export async function sumByCategory(
  { tx, scope }: Work<WorkspaceScope>,
  book: Book,
  { filter, now, before }: { readonly filter: RecordFilter; readonly now: Days; readonly before: Days },
): Promise<readonly CategorySumRow[]> {
  const { columns, date } = bookTables[book];
  const within = ({ from, to }: Days): SQL => sql`${date} between ${from}::date and ${to}::date`;
  const sumOf = (days: Days): SQL =>
    sql`coalesce(sum(${columns.amountMinor}) filter (where ${within(days)}), 0)`;
  const result = await tx.execute(sql`
    select ${columns.category} as category, ${columns.currency} as currency,
      ${sumOf(now)} as minor, ${sumOf(before)} as before
    ${found(book, { scope, filter })} and (${within(now)} or ${within(before)}) and ${isCounted(book)} group by 1, 2`);
  return rowsOf(result).map((row) => ({
    category: String(row["category"]),
    currency: String(row["currency"]),
    minor: Number(row["minor"]),
    beforeMinor: Number(row["before"]),
  }));
}
