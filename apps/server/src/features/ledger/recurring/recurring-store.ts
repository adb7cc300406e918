import type { ProposalsQuery, RecurringQuery } from "@keystead/contract/ledger";
import { plainDate } from "@keystead/domain/calendar";
import type { PlainDate } from "@keystead/domain/calendar";
import {
  books,
  DAYS_AROUND_A_YEAR,
  paymentMethods,
  PROPOSED_DAYS_AHEAD,
  recurringOrder,
} from "@keystead/domain/ledger";
import type { AcceptedOccurrence, Book, Series } from "@keystead/domain/ledger";
import { currency } from "@keystead/domain/money";
import type { Currency } from "@keystead/domain/money";
import { and, eq, inArray, sql } from "#kernel/db/drizzle.ts";
import type { SQL } from "#kernel/db/drizzle.ts";

import { foundIn, inNameOrder } from "#kernel/db/queries/fold.ts";
import { listedBy, listedByKeys, pageFrom, pageOf } from "#kernel/db/queries/list-order.ts";
import type { Onward } from "#kernel/db/queries/list-order.ts";
import { firstRow, rowsOf } from "#kernel/db/queries/rows.ts";
import { property, recurring, unit } from "#kernel/db/schema/index.ts";
import { dayAt } from "#kernel/db/queries/zone.ts";
import type { Work, WorkspaceScope } from "#kernel/work.ts";
import { bookTables } from "../book-tables-store.ts";
import { optionalTextIn, namedIn, textIn, wordIn } from "#kernel/db/queries/stored-row.ts";
import type { NamedRow, StoredRow } from "#kernel/db/queries/stored-row.ts";

/** A series in the list; `today` is the date at its property (R-Z03). */
export type ListedSeries = Series & {
  readonly id: string;
  readonly version: number;
  readonly book: Book;
  readonly property: NamedRow;
  readonly unit: NamedRow | null;
  readonly category: string;
  readonly nature: string;
  readonly amountMinor: number;
  readonly currency: Currency;
  readonly method: (typeof paymentMethods)[number] | null;
  readonly notes: string;
  readonly today: PlainDate;
  /** True if an occurrence after the first has been decided. */
  readonly begun: boolean;
};

export type ListedProposal = {
  readonly series: ListedSeries;
  readonly number: number;
  readonly date: PlainDate;
  /** The records with which its amount may be compared, in the currency of the series. */
  readonly accepted: readonly AcceptedOccurrence[];
};

const sorts = {
  property: [inNameOrder(property.name), recurring.category, recurring.amountMinor],
  category: [recurring.category, inNameOrder(property.name)],
  // Amounts of two currencies cannot be compared (R-A06), so they are grouped by currency.
  amount: [recurring.currency, recurring.amountMinor],
};

const columns = (
  now: Date,
): SQL => sql`recurring.id, recurring.version, recurring.book, recurring.property_id, recurring.category,
  recurring.nature, recurring.amount_minor, recurring.currency, recurring.method, recurring.notes,
  recurring.first_on::text, recurring.every_months, recurring.proposed_from::text, recurring.ends_on::text,
  property.name as property_name, unit.id as unit_id, unit.name as unit_name,
  ${dayAt(sql`property.timezone`, now)}::text as today,
  exists (select 1 from recurring_occurrence t where t.workspace_id = recurring.workspace_id
    and t.recurring_id = recurring.id and t.number > 0) as begun`;

const rentables = ({ workspaceId }: WorkspaceScope): SQL => sql`
  join property on property.workspace_id = ${workspaceId} and property.id = recurring.property_id
  left join unit on unit.workspace_id = ${workspaceId} and unit.id = recurring.unit_id`;

/** The series of a book, or those with the given ids, and the total. */
export async function selectRecurring(
  { tx, scope, now }: Work<WorkspaceScope>,
  query: Partial<RecurringQuery> &
    Pick<RecurringQuery, "page" | "limit"> & { readonly ids?: readonly string[] },
): Promise<{ readonly items: readonly ListedSeries[]; readonly total: number } & Onward> {
  const { order, position, behind } = listedBy(query.sort ?? recurringOrder.defaultSort, sorts, {
    id: recurring.id,
    after: query.after,
  });
  const found = sql`from recurring ${rentables(scope)} where ${and(
    eq(recurring.workspaceId, scope.workspaceId),
    query.ids === undefined ? undefined : inArray(recurring.id, [...query.ids]),
    query.book === undefined ? undefined : eq(recurring.book, query.book),
    query.propertyId === undefined ? undefined : eq(recurring.propertyId, query.propertyId),
    foundIn(query.q, [property.name, unit.name, recurring.notes]),
  )}`;
  const counted = sql`select count(*)::int as total ${found}`;
  const rows = rowsOf(
    await tx.execute(
      sql`select ${columns(now)}, (${counted}) as total, ${position} as position ${found}
        and ${behind ?? sql`true`} order by ${sql.join(order, sql`, `)} ${pageOf(query)}`,
    ),
  );
  const { rows: shown, onward } = pageFrom(rows, query);
  // A page after the last one has no row, so the total is counted separately.
  const total = rows[0] ?? firstRow(await tx.execute(counted));
  return { items: shown.map(seriesFrom), total: Number(total?.["total"]), ...onward };
}

/**
 * The open proposals of a book, and the total: the same occurrences as by `proposals` of the domain, but in SQL, since
 * only one page is needed. Each comes with the accepted records among which `comparedWith` chooses.
 */
export async function selectProposals(
  { tx, scope, now }: Work<WorkspaceScope>,
  query: ProposalsQuery,
): Promise<{ readonly items: readonly ListedProposal[]; readonly total: number } & Onward> {
  const last = sql`(${dayAt(sql`property.timezone`, now)} + ${PROPOSED_DAYS_AHEAD}::int)`;
  const date = sql`(recurring.first_on + make_interval(months => occurrence.number * recurring.every_months))::date`;
  // One month more than the whole months between; the condition on the date below is exact.
  const most = sql`((extract(year from age(${last}, recurring.first_on)) * 12 + extract(month from age(${last}, recurring.first_on)))::int
    + 1) / recurring.every_months`;
  const { order, position, behind } = listedByKeys(
    [
      { by: sql`open.occurrence_on`, descending: query.sort === "-date", nullsFirst: query.sort === "-date" },
      { by: sql`open.id`, descending: false, nullsFirst: false },
    ],
    query.after,
  );
  const ordered = sql.join(order, sql`, `);
  const all = sql`select recurring.id, occurrence.number, ${date} as occurrence_on, count(*) over () as total
    from recurring join property on property.workspace_id = ${scope.workspaceId} and property.id = recurring.property_id
    cross join lateral generate_series(0, ${most}) occurrence(number)
    where recurring.workspace_id = ${scope.workspaceId} and recurring.book = ${query.book}
      and ${date} between coalesce(recurring.proposed_from, recurring.first_on) and least(recurring.ends_on, ${last})
      and not exists (select 1 from recurring_occurrence t where t.workspace_id = recurring.workspace_id
        and t.recurring_id = recurring.id and t.number = occurrence.number)`;
  const open = sql`select open.* from (${all}) open where ${behind ?? sql`true`} order by ${ordered} ${pageOf(query)}`;
  const rows = rowsOf(
    await tx.execute(sql`select ${columns(now)}, open.number, open.occurrence_on::text, open.total,
        ${acceptedNear(query.book)} as accepted, ${position} as position
      from (${open}) open
      join recurring on recurring.workspace_id = ${scope.workspaceId} and recurring.id = open.id ${rentables(scope)}
      order by ${ordered}`),
  );
  const { rows: shown, onward } = pageFrom(rows, query);
  const total = Number(rows[0]?.["total"] ?? 0);
  return { items: shown.map(proposalFrom), total, ...onward };
}

/** The accepted records around the day a year before, and the last one before the occurrence. */
function acceptedNear(book: Book): SQL {
  const { name, date } = bookTables[book];
  const [table, day, link] = [name, date.name, `${name}_id`].map((each) => sql.identifier(each));
  const taken = (which: SQL): SQL => sql`select t.number, r.${day}::text as date, r.amount_minor
    from recurring_occurrence t join ${table} r on r.workspace_id = t.workspace_id and r.id = t.${link}
    where t.workspace_id = recurring.workspace_id and t.recurring_id = recurring.id and r.currency = recurring.currency ${which}`;
  const yearBefore = sql`(open.occurrence_on - interval '12 months')::date`;
  return sql`(select json_agg(json_build_array(near.number, near.date, near.amount_minor)) from (
    (${taken(sql`and r.${day} between ${yearBefore} - ${DAYS_AROUND_A_YEAR}::int and ${yearBefore} + ${DAYS_AROUND_A_YEAR}::int`)})
    union (${taken(sql`and t.number < open.number order by t.number desc limit 1`)})) near)`;
}

export function seriesFrom(row: StoredRow): ListedSeries {
  const method = row["method"];
  return {
    id: textIn(row, "id"),
    version: Number(row["version"]),
    book: wordIn(books, row["book"]),
    property: { id: textIn(row, "property_id"), name: textIn(row, "property_name") },
    unit: namedIn(row, "unit"),
    category: textIn(row, "category"),
    nature: textIn(row, "nature"),
    amountMinor: Number(row["amount_minor"]),
    currency: currency(textIn(row, "currency")),
    method: method === null ? null : wordIn(paymentMethods, method),
    notes: textIn(row, "notes"),
    firstOn: plainDate(textIn(row, "first_on")),
    everyMonths: Number(row["every_months"]),
    proposedFrom: dayOrNull(row, "proposed_from"),
    endsOn: dayOrNull(row, "ends_on"),
    today: plainDate(textIn(row, "today")),
    begun: row["begun"] === true,
  };
}

function dayOrNull(row: StoredRow, column: string): PlainDate | null {
  const day = optionalTextIn(row, column);
  return day === null ? null : plainDate(day);
}

function proposalFrom(row: StoredRow): ListedProposal {
  const accepted = Array.isArray(row["accepted"]) ? row["accepted"] : [];
  return {
    series: seriesFrom(row),
    number: Number(row["number"]),
    date: plainDate(textIn(row, "occurrence_on")),
    accepted: accepted
      .filter((one): one is readonly unknown[] => Array.isArray(one))
      .map(([number, date, minor]) => ({
        number: Number(number),
        date: plainDate(String(date)),
        amountMinor: Number(minor),
      })),
  };
}
