import type { ListPosition } from "@keystead/contract/wire";
import { cashUseOf } from "@keystead/domain/analytics";
import type { CashUse, PeriodDays, Metric } from "@keystead/domain/analytics";
import { plainDate } from "@keystead/domain/calendar";
import { expenseCategories, expenseNatures, incomeCategories, incomeNatures } from "@keystead/domain/ledger";
import type { Book } from "@keystead/domain/ledger";
import { currency } from "@keystead/domain/money";
import { sql } from "#kernel/db/drizzle.ts";
import type { SQL } from "#kernel/db/drizzle.ts";

import { listedByKeys } from "#kernel/db/queries/list-order.ts";
import { isReceived } from "#kernel/db/queries/received.ts";
import { rowsOf } from "#kernel/db/queries/rows.ts";
import { namedIn, optionalTextIn, textIn, wordIn } from "#kernel/db/queries/stored-row.ts";
import type { StoredRow } from "#kernel/db/queries/stored-row.ts";
import type { Work, WorkspaceScope } from "#kernel/work.ts";
import { isLinked } from "./cash-store.ts";

export type RecordsQuery = {
  readonly metric: Metric;
  readonly days: PeriodDays;
  readonly propertyIds: readonly string[];
  /** The number of records to skip, or the day, book and id of the last known record. */
  readonly from: number | ListPosition;
  readonly limit: number;
};

const latestFirst = [
  { by: sql`g.day`, descending: true, nullsFirst: true },
  { by: sql`g.book`, descending: false, nullsFirst: false },
  { by: sql`g.id`, descending: false, nullsFirst: false },
];

export type RecordOfFigure = ReturnType<typeof recordFrom>;

/** The records behind a figure, the latest first: one page and the total. One statement, or none without records. */
export async function findFigureRecords(
  { tx, scope }: Work<WorkspaceScope>,
  { metric, days, propertyIds, from, limit }: RecordsQuery,
): Promise<{ readonly records: readonly RecordOfFigure[]; readonly total: number }> {
  const use = cashUseOf(metric);
  if (use === null) return { records: [], total: 0 };
  const ws = sql`${scope.workspaceId}::uuid`;
  const within = (
    day: SQL,
  ): SQL => sql`r.workspace_id = ${ws} and ${day} >= ${days.from}::date and ${day} < ${days.until}::date
    and r.property_id = any(${`{${propertyIds.join(",")}}`}::uuid[])`;
  const natures = use.shares.flatMap(({ part }) =>
    part === "costs" ? ["operating"] : part === "income" ? [] : [part],
  );
  const found = sql`
    select 'income' as book, r.id, r.property_id, r.unit_id, r.received_on as day, r.category, r.nature, r.amount_minor, r.currency, r.notes,
      r.lease_id, r.booking_id, ${isLinked} as linked
    from income r left join income o on o.workspace_id = r.workspace_id and o.id = r.reversal_of
    where ${within(sql`r.received_on`)} and ${isReceived("r")} ${incomeOf(use)}
    union all
    select 'expense', r.id, r.property_id, r.unit_id, r.spent_on, r.category, r.nature, r.amount_minor, r.currency, r.notes, null, null, false
    from expense r where ${within(sql`r.spent_on`)} and r.nature = any(${`{${natures.join(",")}}`}::text[])`;
  const { order, behind } = listedByKeys(latestFirst, typeof from === "number" ? undefined : from);
  const result = await tx.execute(sql`
    with found as materialized (${found}),
    page as (select * from found g where ${behind ?? sql`true`}
      order by ${sql.join(order, sql`, `)} limit ${limit}::int offset ${typeof from === "number" ? from : 0}::int)
    select c.total, g.*, g.day::text as day, u.name as unit_name
    from (select count(*)::int as total from found) c
    left join page g on true
    left join unit u on u.workspace_id = ${ws} and u.id = g.unit_id
    order by ${sql.join(order, sql`, `)}`);
  const rows = rowsOf(result);
  return {
    total: Number(rows[0]?.["total"] ?? 0),
    records: rows.filter((row) => row["id"] !== null).map(recordFrom),
  };
}

/** The part of the received Income that is used: all, none, or only what belongs to no lease and no booking. */
function incomeOf({ shares, linkedIncome }: CashUse): SQL {
  if (!shares.some(({ part }) => part === "income")) return sql`and false`;
  return linkedIncome ? sql`` : sql`and not ${isLinked}`;
}

function recordFrom(row: StoredRow) {
  const book: Book = row["book"] === "income" ? "income" : "expense";
  return {
    book,
    id: textIn(row, "id"),
    propertyId: textIn(row, "property_id"),
    unit: namedIn(row, "unit"),
    date: plainDate(textIn(row, "day")),
    category: wordIn([...incomeCategories, ...expenseCategories], row["category"]),
    nature: wordIn([...incomeNatures, ...expenseNatures], row["nature"]),
    minor: Number(row["amount_minor"]),
    currency: currency(textIn(row, "currency")),
    notes: textIn(row, "notes"),
    leaseId: optionalTextIn(row, "lease_id"),
    bookingId: optionalTextIn(row, "booking_id"),
    linked: row["linked"] === true,
  };
}
