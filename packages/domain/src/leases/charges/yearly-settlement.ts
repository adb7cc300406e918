import { yearOf } from "../../calendar/index.ts";
import type { PlainDate } from "../../calendar/index.ts";
import { accept, refuse } from "../../kernel/index.ts";
import type { Decision } from "../../kernel/index.ts";
import { leaseAccount, sum } from "../balance/lease-account.ts";
import { settlementCharge } from "./one-off-charge.ts";
import { isMonthly } from "../rent-rows/rent-ledger.ts";
import type {
  LeaseLedger,
  NewRentRow,
  RentRow,
  StoredWriteDown,
  WriteDown,
} from "../rent-rows/rent-ledger.ts";
import { planChargeSettlement } from "./plan-waiver.ts";

/** A yearly settlement of charges: the figures of the letter, and what to book. Minor units. */
export type YearlySettlement = {
  readonly shareMinor: number;
  /** Σ charge rows of the year less their write-downs, paid or not; without one-off charges. */
  readonly advancesMinor: number;
  /** Number of months of the year with an advance. */
  readonly months: number;
  /** share − advances. Positive: the tenant pays extra; negative: in the tenant's favour. */
  readonly resultMinor: number;
  /** The unpaid part of those advances before anything is booked: it stays on its own rows. */
  readonly unpaidMinor: number;
  /** Balance (R-C15) of today including the whole result, whenever the extra is due. */
  readonly balanceAfterMinor: number;
  /** The extra to pay; null where the tenant pays nothing extra. */
  readonly charge: NewRentRow | null;
  /** In the tenant's favour: newest first, each by at most what its row bills. */
  readonly writeDowns: readonly WriteDown[];
};

/**
 * R-C19: settles the charges of a calendar year. `shareMinor` is the tenant's share of the costs as typed, `dueOn` the
 * due day of an extra. Nothing is stored. A result of 0 books nothing (R-C04); the caller records that the year is
 * settled. Error: AMOUNT_NEGATIVE.
 */
export function planSettlement(before: {
  readonly ledger: LeaseLedger;
  readonly today: PlainDate;
  readonly year: number;
  readonly shareMinor: number;
  readonly dueOn: PlainDate;
}): Decision<YearlySettlement, "AMOUNT_NEGATIVE"> {
  const { ledger, today, year, shareMinor, dueOn } = before;
  if (shareMinor < 0) return refuse("AMOUNT_NEGATIVE");
  const rows = chargesOfYear(ledger.rows, year);
  const ids = new Set<string>(rows.map(({ id }) => id));
  const writtenOff = (row: RentRow): number =>
    sum(ledger.writeDowns.filter(({ rowId }) => rowId === row.id).map(({ amountMinor }) => amountMinor));
  const billed = rows.map((row) => ({
    id: row.id,
    period: row.period,
    amountDueMinor: row.amountMinor - writtenOff(row),
  }));
  const advancesMinor = sum(billed.map(({ amountDueMinor }) => amountDueMinor));
  const resultMinor = shareMinor - advancesMinor;
  const account = leaseAccount(ledger, today);
  const open = account.rows.filter(({ row }) => ids.has(row.id));
  const favour = resultMinor < 0 ? planChargeSettlement(billed, -resultMinor, today) : accept([]);
  // The amount in the tenant's favour never exceeds the advances, because the share is not negative.
  if (!favour.ok) throw new Error("A settlement beyond the advances.");
  const charge = resultMinor <= 0 ? null : settlementCharge(dueOn, resultMinor);
  const writeDowns = favour.value;
  return accept({
    shareMinor,
    advancesMinor,
    months: new Set(rows.filter(isMonthly).map(({ period }) => period)).size,
    resultMinor,
    unpaidMinor: sum(open.map(({ outstandingMinor }) => outstandingMinor)),
    balanceAfterMinor:
      leaseAccount({ ...ledger, writeDowns: [...ledger.writeDowns, ...writeDowns] }, today).balanceMinor +
      Math.max(0, resultMinor),
    charge,
    writeDowns,
  });
}

/** R-C19: the advances of a year: its monthly charge rows, with their adjustments (R-C07). */
export function chargesOfYear(rows: readonly RentRow[], year: number): readonly RentRow[] {
  const monthly = rows.filter(
    (row) => row.kind === "charge" && isMonthly(row) && yearOf(row.period) === year,
  );
  const ids = new Set<string>(monthly.map(({ id }) => id));
  return [...monthly, ...rows.filter(({ adjustsRowId }) => adjustsRowId !== null && ids.has(adjustsRowId))];
}

/** R-C19: the years that can be settled on a day, newest first: those up to its year that have a monthly row. */
export function yearsToSettle(
  rows: readonly Pick<RentRow, "period" | "kind" | "oneOff">[],
  today: PlainDate,
): readonly number[] {
  const years = new Set(rows.filter(isMonthly).map(({ period }) => yearOf(period)));
  return [...years].filter((year) => year <= yearOf(today)).toSorted((a, b) => b - a);
}

type Settled = {
  readonly rows: readonly (RentRow & { readonly settlesYear: number | null })[];
  readonly writeDowns: readonly StoredWriteDown[];
  /** Years whose settlement came to 0. */
  readonly evenYears: readonly number[];
};

/** R-C19: the bookings of a year's settlement: the extra, and what was written off its advances. */
export function settlementOf<Ledger extends Settled>(
  { rows, writeDowns }: Ledger,
  year: number,
): { readonly rows: Ledger["rows"]; readonly writeDowns: Ledger["writeDowns"] } {
  const advances = new Set<string>(chargesOfYear(rows, year).map(({ id }) => id));
  return {
    rows: rows.filter(({ settlesYear }) => settlesYear === year),
    writeDowns: writeDowns.filter(({ rowId, reason }) => reason === "settlement" && advances.has(rowId)),
  };
}

/**
 * R-C19: the result of a settled year, positive where the tenant had to pay; null where it was not settled. Minor
 * units.
 */
export function settledResult(ledger: Settled, year: number): number | null {
  const { rows, writeDowns } = settlementOf(ledger, year);
  if (rows.length === 0 && writeDowns.length === 0) return ledger.evenYears.includes(year) ? 0 : null;
  const total = (parts: readonly { readonly amountMinor: number }[]): number =>
    sum(parts.map(({ amountMinor }) => amountMinor));
  return total(rows) - total(writeDowns);
}
