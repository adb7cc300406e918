import {
  addDays,
  dateOf,
  dayOf,
  lengthOfMonth,
  monthFrom,
  monthNumberOf,
  monthOf,
  yearOf,
} from "../../calendar/index.ts";
import type { Month, PlainDate } from "../../calendar/index.ts";
import { roundDivide } from "../../money/index.ts";
import { firstTrackedDay, termsOfMonth } from "../terms/lease-terms.ts";
import type { AmountStep, LeaseTerms, Proration, StepKind } from "../terms/lease-terms.ts";
import type { NewRentRow } from "./rent-ledger.ts";

/**
 * The rows of a lease through a month (R-C04 to R-C07, R-C19, R-C21): per calendar month one rent row and, with
 * charges, one charge row after it; amount 0 gives no row. An opening debt comes first. Pure: equal terms give equal
 * rows. The terms must be valid (`validateLeaseTerms`).
 */
export function rentSchedule(terms: LeaseTerms, through: Month): readonly NewRentRow[] {
  const rows: NewRentRow[] = [];
  const first = firstTrackedDay(terms);
  if (terms.endsOn !== null && terms.endsOn < first) return rows;
  const opening = openingRow(terms, first);
  if (opening !== null) rows.push(opening);
  const last = terms.endsOn !== null && monthOf(terms.endsOn) < through ? monthOf(terms.endsOn) : through;
  const rent = amountsInOrder(terms.rentMinor, terms.rentSteps);
  const charges = amountsInOrder(terms.chargesMinor, terms.chargeSteps);
  const lastCount = monthCount(last);
  for (let count = monthCount(monthOf(first)); count <= lastCount; count += 1) {
    const slice = monthSlice(terms, first, { year: Math.floor(count / 12), month: (count % 12) + 1 });
    const rentMinor = monthAmount(rent, slice);
    if (rentMinor !== 0) rows.push(monthlyRow("rent", slice, rentMinor));
    const chargesMinor = monthAmount(charges, slice);
    if (chargesMinor !== 0) rows.push(monthlyRow("charge", slice, chargesMinor));
  }
  return rows;
}

/**
 * The initial credit of an older lease (R-C21): one payment without Income on the first tracked row, dated the day
 * before; null = none. Store it as a payment on the first row of `rentSchedule`.
 */
export function openingCredit(
  terms: Pick<LeaseTerms, "startsOn" | "trackFrom" | "openingMinor">,
): { readonly period: Month; readonly paidOn: PlainDate; readonly amountMinor: number } | null {
  if (terms.openingMinor >= 0) return null;
  const first = firstTrackedDay(terms);
  return { period: monthOf(first), paidOn: addDays(first, -1), amountMinor: -terms.openingMinor };
}

/** The amount in force on a day: that of the last step not after it, or the first amount. Minor units. */
export function amountInForce(baseMinor: number, steps: readonly AmountStep[], on: PlainDate): number {
  let amountMinor = baseMinor;
  for (const step of amountsInOrder(baseMinor, steps)) if (step.from <= on) amountMinor = step.amountMinor;
  return amountMinor;
}

/** The days of one month that the lease covers, with the month's length, its due day and its proration. */
type MonthSlice = {
  readonly proration: Proration;
  readonly period: Month;
  readonly startsOn: PlainDate;
  readonly endsOn: PlainDate;
  readonly dueOn: PlainDate;
  readonly firstDay: number;
  readonly lastDay: number;
  readonly length: number;
};

const BEGINNING = dateOf(1, 1, 1);

function amountsInOrder(baseMinor: number, steps: readonly AmountStep[]): readonly AmountStep[] {
  const base: AmountStep = { from: BEGINNING, amountMinor: baseMinor };
  if (steps.length === 0) return [base];
  // The sort is stable, so of two steps on one day the one written later wins.
  return [base, ...steps.toSorted((a, b) => (a.from < b.from ? -1 : Number(a.from > b.from)))];
}

function monthSlice(
  terms: LeaseTerms,
  first: PlainDate,
  { year, month }: { readonly year: number; readonly month: number },
): MonthSlice {
  const period = monthFrom(year, month);
  const length = lengthOfMonth(year, month);
  const firstDay = monthOfIs(first, year, month) ? dayOf(first) : 1;
  const lastDay =
    terms.endsOn !== null && monthOfIs(terms.endsOn, year, month) ? dayOf(terms.endsOn) : length;
  const { paymentDay, proration } = terms.termSteps.length === 0 ? terms : termsOfMonth(terms, period);
  // Clamped for this month only, so 31 → 28 → 31 without drift (R-C05).
  const dueDay = Math.min(Math.max(Math.min(paymentDay, length), firstDay), lastDay);
  return {
    proration,
    period,
    startsOn: dateOf(year, month, firstDay),
    endsOn: dateOf(year, month, lastDay),
    dueOn: dateOf(year, month, dueDay),
    firstDay,
    lastDay,
    length,
  };
}

function monthAmount(amounts: readonly AmountStep[], slice: MonthSlice): number {
  const { proration } = slice;
  const onlyAmount = amounts.length === 1 ? amounts[0] : undefined;
  const days = slice.lastDay - slice.firstDay + 1;
  if (proration === "none") return onlyAmount?.amountMinor ?? inForceOn(amounts, slice.startsOn);
  if (onlyAmount !== undefined && days === slice.length) return onlyAmount.amountMinor;
  const weighted = onlyAmount === undefined ? amountDays(amounts, slice) : onlyAmount.amountMinor * days;
  if (proration === "actual_days" || days === slice.length) return roundDivide(weighted, slice.length);
  // The day-weighted mean (weighted / days) times min(days, 30) / 30, rounded once.
  return roundDivide(weighted * Math.min(days, 30), days * 30);
}

/** Σ over the days of the slice of the amount in force on each. */
function amountDays(amounts: readonly AmountStep[], slice: MonthSlice): number {
  let total = 0;
  amounts.forEach((step, index) => {
    const next = amounts[index + 1];
    const from = dayWithin(step.from, slice);
    const until = next === undefined ? slice.lastDay + 1 : dayWithin(next.from, slice);
    total += step.amountMinor * (until - from);
  });
  return total;
}

/** The day of the month of `date`, clamped into the slice; the day after its last one when the date comes later. */
function dayWithin(date: PlainDate, slice: MonthSlice): number {
  if (date <= slice.startsOn) return slice.firstDay;
  return date > slice.endsOn ? slice.lastDay + 1 : dayOf(date);
}

function inForceOn(amounts: readonly AmountStep[], on: PlainDate): number {
  return amounts.findLast((step) => step.from <= on)?.amountMinor ?? 0;
}

function monthlyRow(kind: StepKind, slice: MonthSlice, amountMinor: number): NewRentRow {
  const { period, startsOn, endsOn, dueOn } = slice;
  return { kind, period, startsOn, endsOn, dueOn, amountMinor, adjustsRowId: null, oneOff: false };
}

function openingRow(terms: LeaseTerms, first: PlainDate): NewRentRow | null {
  if (terms.openingMinor <= 0) return null;
  return {
    kind: "opening",
    period: monthOf(first),
    startsOn: first,
    endsOn: first,
    dueOn: first,
    amountMinor: terms.openingMinor,
    adjustsRowId: null,
    oneOff: false,
  };
}

function monthCount(month: Month): number {
  return yearOf(month) * 12 + monthNumberOf(month) - 1;
}

function monthOfIs(date: PlainDate, year: number, month: number): boolean {
  return yearOf(date) === year && monthNumberOf(date) === month;
}
