import type { ReportQuery } from "@keystead/contract/exports";
import type { MissingRateView } from "@keystead/contract/fx";
import { addToMonth, firstDayOf, lastDayOf, monthOf, parsePeriod } from "@keystead/domain/calendar";
import type { Month, Period } from "@keystead/domain/calendar";
import {
  baseCells,
  cashFlowRows,
  inDueOrder,
  profitRows,
  rentRows,
  reportColumns,
  distinguishableRows,
} from "@keystead/domain/exports";
import type { Cumulative, ExportColumn, ExportRow } from "@keystead/domain/exports";
import type { MissingRate } from "@keystead/domain/fx";
import type { Book } from "@keystead/domain/ledger";
import { compareText } from "@keystead/domain/kernel";

import { badField } from "#kernel/api/index.ts";
import type { ReadRows } from "#kernel/registry/exported-list.ts";
import type { WorkspaceScope } from "#kernel/work.ts";
import { ratesInto, type InBase } from "../../fx/index.ts";
import { accountOf, findWholeLeases, withComingRows } from "../../rent-book/index.ts";
import { movedIn, movedPropertiesAndCurrencies } from "./cash-store.ts";
import { leaseIds } from "./leases-due-store.ts";
import { isLastPage, recordsBehind } from "./record-rows-store.ts";
import type { ExportedRecord, ExportFilter } from "./record-rows-store.ts";
import { registryBehind } from "./registry-store.ts";
import type { GuestsOf, RegistryPage, RegistryPosition } from "./registry-store.ts";

export type OpenReport = {
  readonly columns: readonly ExportColumn[];
  readonly period: Period;
  readonly filter: ExportFilter;
  readonly inBase: InBase;
  /** Read lazily, page by page. */
  readonly pages: () => AsyncGenerator<readonly ExportRow[]>;
  /** The rates that the pages read so far lack. */
  readonly withoutRate: () => WithoutRate;
};

export type WithoutRate = {
  readonly missing: readonly MissingRateView[];
  readonly ahead: readonly MissingRateView[];
};

/** Opens one of the reports for reading. */
export async function openReport(
  read: ReadRows<WorkspaceScope>,
  query: ReportQuery,
  guestsOf: GuestsOf,
): Promise<OpenReport> {
  const period = parsePeriod(query.period);
  if (period === null) throw badField(["period"], "INVALID_PERIOD");
  const months = monthsOf(period);
  const inBase = await read((work) => ratesInto(work, months));
  const filter = {
    from: firstDayOf(period.first),
    to: lastDayOf(period.last),
    propertyIds: query.propertyIds ?? [],
  };
  const columns = reportColumns(query.report, query.amounts);
  const rates = missingRates(inBase);
  const reading: Reading = { read, guestsOf, query, months, filter, inBase, missed: rates.missed };
  return {
    columns,
    period,
    filter,
    inBase,
    pages: () => distinguishableRows(columns, pagesOf(reading)),
    withoutRate: rates.found,
  };
}

type Reading = {
  readonly read: ReadRows<WorkspaceScope>;
  readonly guestsOf: GuestsOf;
  readonly query: ReportQuery;
  readonly months: readonly Month[];
  readonly filter: ExportFilter;
  readonly inBase: InBase;
  readonly missed: (missing: MissingRate, records: number) => void;
};

function pagesOf(reading: Reading): AsyncGenerator<readonly ExportRow[]> {
  switch (reading.query.report) {
    case "income":
      return recordPages(reading, "income");
    case "expenses":
      return recordPages(reading, "expense");
    case "rent":
      return rentPages(reading);
    case "guest_registry":
      return registryPages(reading);
    case "profit":
      return profitPages(reading);
    case "cash_flow":
      return cashFlowPages(reading);
  }
}

async function* recordPages(reading: Reading, book: Book): AsyncGenerator<readonly ExportRow[]> {
  let last: ExportedRecord | null = null;
  for (;;) {
    const behind: ExportedRecord | null = last;
    const page: readonly ExportedRecord[] = await reading.read((work) =>
      recordsBehind(work, book, { filter: reading.filter, last: behind }),
    );
    if (page.length > 0) yield page.map((record) => recordRow(record, book, reading));
    if (isLastPage(page)) return;
    last = page.at(-1) ?? null;
  }
}

/** R-N03. */
function recordRow(record: ExportedRecord, book: Book, { query, inBase, missed }: Reading): ExportRow {
  const { id, date, property, unit, category, nature, minor, currency, reversalOf, notes } = record;
  const cells =
    book === "income"
      ? [
          id,
          date,
          property,
          unit,
          category,
          minor,
          currency,
          record.method,
          record.tenants,
          record.leaseId,
          record.rentPeriod,
          record.bookingId,
          reversalOf,
          nature,
          notes,
        ]
      : [id, date, property, unit, category, nature, minor, currency, reversalOf, notes];
  if (query.amounts === "original") return { cells };
  const { baseCurrency: base, table } = inBase;
  const converted = baseCells({ minor, currency }, { month: monthOf(date), base, table }, (missing) => {
    missed(missing, 1);
  });
  return { cells: [...cells, ...converted] };
}

const LEASES_AT_ONCE = 25;
const ROWS_AT_ONCE = 1_000;

/** The rows are sorted by due day, so all of them are read first. */
async function* rentPages(reading: Reading): AsyncGenerator<readonly ExportRow[]> {
  const { filter } = reading;
  const ids = await reading.read((work) => leaseIds(work, filter.propertyIds));
  const rows: ExportRow[] = [];
  for (let from = 0; from < ids.length; from += LEASES_AT_ONCE) {
    const leases = await reading.read((work) =>
      findWholeLeases(work, ids.slice(from, from + LEASES_AT_ONCE)),
    );
    for (const stored of leases) {
      const lease = withComingRows(stored, stored.today);
      const { id, property, unit, tenant, coTenants, currency, payments } = lease;
      rows.push(
        ...rentRows(
          {
            leaseId: id,
            property: property.name,
            unit: unit?.name ?? null,
            tenants: [tenant, ...coTenants].map(({ name }) => name),
            currency,
            account: accountOf(lease),
            payments,
          },
          filter,
        ),
      );
    }
  }
  const inOrder = inDueOrder(rows);
  for (let from = 0; from < inOrder.length; from += ROWS_AT_ONCE)
    yield inOrder.slice(from, from + ROWS_AT_ONCE);
}

async function* registryPages({ read, guestsOf, filter }: Reading): AsyncGenerator<readonly ExportRow[]> {
  let last: RegistryPosition | null = null;
  do {
    const behind: RegistryPosition | null = last;
    const page: RegistryPage = await read((work) => registryBehind(work, filter, { guestsOf, last: behind }));
    if (page.rows.length > 0) yield page.rows;
    ({ last } = page);
  } while (last !== null);
}

/** Month by month, including months without money if any month has some; the totals over all properties come last. */
async function* profitPages(reading: Reading): AsyncGenerator<readonly ExportRow[]> {
  const { query, inBase, missed, filter } = reading;
  const { properties } = await reading.read((work) => movedPropertiesAndCurrencies(work, filter));
  if (properties.length === 0) return;
  const totals: ExportRow[] = [];
  for (const month of reading.months) {
    const moved = await reading.read((work) => movedIn(work, month, filter.propertyIds));
    const { rows, total } = profitRows({ month, moved }, { table: inBase.table, missed, properties });
    yield rows;
    if (query.amounts === "base") totals.push(total(inBase.baseCurrency));
  }
  if (totals.length > 0) yield totals;
}

async function* cashFlowPages(reading: Reading): AsyncGenerator<readonly ExportRow[]> {
  const { query, inBase, missed, filter } = reading;
  const { currencies } = await reading.read((work) => movedPropertiesAndCurrencies(work, filter));
  if (currencies.length === 0) return;
  const soFar: Cumulative = new Map();
  const base = query.amounts === "base" ? inBase.baseCurrency : null;
  for (const month of reading.months) {
    const moved = await reading.read((work) => movedIn(work, month, filter.propertyIds));
    yield cashFlowRows({ month, moved }, { table: inBase.table, missed, base, currencies, soFar });
  }
}

function monthsOf({ first, last }: Period): readonly Month[] {
  const months: Month[] = [];
  for (let month = first; month <= last; month = addToMonth(month, 1)) months.push(month);
  return months;
}

/**
 * Each missing rate once, with the number of records that need it, by month and then currency (R-B05). Rates of
 * months that have not begun are separate, in `ahead` (R-B10).
 */
function missingRates({ currentMonth }: InBase): {
  readonly missed: Reading["missed"];
  readonly found: () => WithoutRate;
} {
  const known = new Map<string, MissingRateView>();
  return {
    missed: (rate, records) => {
      const key = `${rate.period} ${rate.from} ${rate.to}`;
      known.set(key, { ...rate, records: (known.get(key)?.records ?? 0) + records });
    },
    found: () => {
      const all = [...known].toSorted(([one], [other]) => compareText(one, other)).map(([, rate]) => rate);
      return {
        missing: all.filter(({ period }) => period <= currentMonth),
        ahead: all.filter(({ period }) => period > currentMonth),
      };
    },
  };
}
