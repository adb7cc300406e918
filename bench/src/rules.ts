import {
  analyse,
  analysedPeriod,
  completeMonths,
  daysOf,
  figureSums,
  historyMonths,
  measureOf,
  metrics,
} from "@keystead/domain/analytics";
import { overlapsAmong, type StandingBooking } from "@keystead/domain/bookings";
import { addDays, firstDayOf, localAt, month, periodOf, plainDate } from "@keystead/domain/calendar";
import { rateTable } from "@keystead/domain/fx";
import { idOf } from "@keystead/domain/ids";
import { leaseAccount, rentSchedule, type LeaseLedger, type LeaseTerms } from "@keystead/domain/leases";

import { currency } from "@keystead/domain/money";
import { deriveTurnovers } from "@keystead/domain/turnovers";

import { analysedBooks } from "./product/analysed-books.ts";
import { atLeast, atMost, median, ratePerSecond, type BenchRow } from "./bench-table.ts";

const terms: LeaseTerms = {
  startsOn: plainDate("2016-01-15"),
  endsOn: plainDate("2025-12-31"),
  rentMinor: 95_000,
  rentSteps: [{ from: plainDate("2020-01-01"), amountMinor: 99_000 }],
  chargesMinor: 0,
  chargeSteps: [],
  paymentDay: 31,
  proration: "actual_days",
  termSteps: [],
  trackFrom: null,
  openingMinor: 0,
};

function ledgerOf(months: number): LeaseLedger {
  const rows = rentSchedule(terms, month("2025-12"))
    .slice(0, months)
    .map((row, index) => ({ ...row, id: idOf<"rent-row">(`row-${String(index).padStart(4, "0")}`) }));
  const payments = rows.slice(1).map((row, index) => ({
    id: idOf<"lease-payment">(`payment-${String(index).padStart(4, "0")}`),
    rowId: row.id,
    paidOn: row.dueOn,
    amountMinor: row.amountMinor,
  }));
  return { rows, payments, refunds: [], writeDowns: [], graceDays: 0 };
}

/** Pays the oldest row of the ledger last, so that every allocation is computed again. */
function payOldest(ledger: LeaseLedger): () => number {
  const oldest = ledger.rows[0];
  if (oldest === undefined) throw new Error("the ledger has no rows");
  const payment = {
    id: idOf<"lease-payment">("payment-last"),
    rowId: oldest.id,
    paidOn: plainDate("2025-12-30"),
    amountMinor: oldest.amountMinor,
  };
  const asOf = plainDate("2025-12-31");
  return () => {
    const account = leaseAccount({ ...ledger, payments: [...ledger.payments, payment] }, asOf);
    if (account.balanceMinor !== 0) throw new Error(`wrong balance ${account.balanceMinor}`);
    return account.balanceMinor;
  };
}

const UNITS = 100;
const STAYS_OF_A_UNIT = 50;

/** A year of a house of many flats: bookings of two to six nights, some back to back, some overlapping. */
function manyBookings(): readonly StandingBooking[] {
  return Array.from({ length: UNITS }, (_, unit) => {
    let day = plainDate("2026-01-01");
    return Array.from({ length: STAYS_OF_A_UNIT }, (__, stay): StandingBooking => {
      const leaves = addDays(day, 2 + ((unit * 7 + stay * 3) % 5));
      const arrives = day;
      day = addDays(leaves, ((unit + stay) % 4) - 1);
      return {
        id: idOf(`booking-${unit}-${stay}`),
        unitId: `unit-${unit}`,
        status: "confirmed",
        checkIn: localAt(arrives, "15:00"),
        checkOut: localAt(leaves, "11:00"),
      };
    });
  }).flat();
}

/** Every figure of the analytics for each of six months, from records that were not summed beforehand. */
function sixMonths(): () => number {
  const all = analysedBooks();
  const [last, euro] = [month("2026-11"), currency("EUR")];
  const history = historyMonths(last);
  const { current } = analysedPeriod(periodOf("month", last), plainDate("2026-12-31"));
  const [oldest] = completeMonths(current.until);
  const range = { from: firstDayOf(oldest ?? last), until: current.until };
  // What the server loads: the months that a figure needs.
  const books = {
    ...all,
    cash: all.cash.filter(({ from }) => from >= range.from),
    stays: all.stays.filter(({ nights }) => nights.some(({ date }) => date >= range.from)),
  };
  const target = { currency: euro, table: rateTable([], euro), currentMonth: last };
  return () => {
    const analysis = analyse(books, target, range);
    let valued = 0;
    for (const one of history) {
      const days = daysOf(periodOf("month", one));
      for (const metric of metrics) {
        const sums = figureSums(analysis, metric, { days, whole: days, section: null });
        if (measureOf(metric, sums, euro).value !== null) valued += 1;
      }
    }
    if (valued < history.length * (metrics.length - 1))
      throw new Error(`only ${valued} figures have a value`);
    return valued;
  };
}

/** Processor time, which other programs on the machine do not lengthen. */
function medianCpuMs(work: () => unknown): number {
  const times = Array.from({ length: 60 }, () => {
    const { user } = process.cpuUsage();
    work();
    return (process.cpuUsage().user - user) / 1_000;
  });
  return median(times.slice(10));
}

export function benchRules(): readonly BenchRow[] {
  const through = month("2025-12");
  const schedule = ratePerSecond(2, () => {
    if (rentSchedule(terms, through).length !== 120) throw new Error("not 120 months");
  });
  const payment120 = ratePerSecond(2, payOldest(ledgerOf(120)));
  const bookings = manyBookings();
  const zone = "Europe/Lisbon";
  const conflicts = medianCpuMs(() => overlapsAmong(bookings, zone));
  const turnovers = medianCpuMs(() => deriveTurnovers({ bookings, zone, cleaningMinutes: 180 }));
  const analytics = medianCpuMs(sixMonths());
  const short = { ...ledgerOf(12) };
  const payment12 = ratePerSecond(2, payOldest(short));
  return [
    atLeast("rent schedule of 120 months, created", schedule, 5_000, "/s"),
    atLeast("payment on the oldest of 120 months, allocation and balance", payment120, 5_000, "/s"),
    atMost("growth of that cost from 12 to 120 months", payment12 / payment120, 10, "x"),
    atMost(`conflicts over ${bookings.length} bookings of ${UNITS} units`, conflicts, 30, "ms"),
    atMost(`turnovers of ${bookings.length} bookings of ${UNITS} units`, turnovers, 30, "ms"),
    atMost("analytics of as much as M, six months, all figures, from loaded rows", analytics, 60, "ms"),
  ];
}
