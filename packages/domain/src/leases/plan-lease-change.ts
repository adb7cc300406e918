import { addDays, addToMonth, earlierOf, laterOf, monthOf } from "../calendar/index.ts";
import type { Month, PlainDate } from "../calendar/index.ts";
import { accept, refuse } from "../kernel/index.ts";
import type { Decision } from "../kernel/index.ts";
import { firstTrackedDay, scheduledThrough } from "./lease-terms.ts";
import type { AmountStep, LeaseTerms } from "./lease-terms.ts";
import { reconcileRows } from "./reconcile-rows.ts";
import type { RowChanges } from "./reconcile-rows.ts";
import type { LeaseLedger, NewRentRow } from "./rent-ledger.ts";
import { rentSchedule } from "./rent-schedule.ts";
import { plannedRows } from "./row-standing.ts";

/** A decided change of a lease: the terms to store and what becomes of its rows. */
export type LeasePlan = { readonly terms: LeaseTerms; readonly changes: RowChanges };

type Before = {
  readonly terms: LeaseTerms;
  readonly ledger: LeaseLedger;
  readonly today: PlainDate;
};

/**
 * R-C07: another monthly amount (minor units) from a day on; `of` says rent or charges (R-C19). A step on the day of an earlier
 * one replaces it. Rows of months before the step stay. Errors: AMOUNT_NEGATIVE; STEP_OUTSIDE_LEASE when the day is before the
 * start or after the end.
 */
export function planRentChange(
  before: Before & { readonly of: "rent" | "charges"; readonly step: AmountStep },
): Decision<LeasePlan, "AMOUNT_NEGATIVE" | "STEP_OUTSIDE_LEASE"> {
  const { terms, ledger, today, step } = before;
  if (step.amountMinor < 0) return refuse("AMOUNT_NEGATIVE");
  if (step.from < terms.startsOn || (terms.endsOn !== null && step.from > terms.endsOn))
    return refuse("STEP_OUTSIDE_LEASE");
  const changed = withStep(terms, before.of, step);
  const changes = reconcileRows({
    wanted: rentSchedule(changed, storedThrough(ledger, changed, today)),
    stored: plannedRows(ledger, today),
    from: firstChangedMonth(ledger, monthOf(step.from)),
    today,
    lowering: "write_down",
  });
  return accept({ terms: changed, changes });
}

/**
 * R-C14: sets the last day (past, today or future). Later rows without money go, later ones with money stay with amount 0, the
 * last month is prorated again and its due day clamped; the money above becomes credit by itself. Error: LEASE_END_BEFORE_START.
 * Also for a later end than the present one: then it is `planLeaseExtension`.
 */
export function planLeaseEnd(
  before: Before & { readonly endsOn: PlainDate },
): Decision<LeasePlan, "LEASE_END_BEFORE_START"> {
  const { terms, endsOn } = before;
  if (endsOn < terms.startsOn) return refuse("LEASE_END_BEFORE_START");
  if (terms.endsOn !== null && endsOn > terms.endsOn) return planLeaseExtension(before);
  return accept(withEnd(before, endsOn, "rewrite"));
}

/**
 * R-C14: a later last day, or none (`endsOn` null = ongoing). Missing rows are added; a last month that was prorated becomes
 * whole: in place while it is open, by an adjustment (R-C07) when it carries money. Error: LEASE_END_BEFORE_START.
 */
export function planLeaseExtension(
  before: Before & { readonly endsOn: PlainDate | null },
): Decision<LeasePlan, "LEASE_END_BEFORE_START"> {
  const { terms, endsOn } = before;
  if (endsOn !== null && endsOn < terms.startsOn) return refuse("LEASE_END_BEFORE_START");
  return accept(withEnd(before, endsOn, "write_down"));
}

/**
 * R-C18: moves a lease to another unit from a day on. The old lease ends the day before; the new one begins that day with the
 * same terms (to be edited), no opening and no tracking date. Error: LEASE_END_BEFORE_START when the day is not after the start.
 */
export function planLeaseMove(
  before: Before & { readonly movesOn: PlainDate },
): Decision<
  { readonly old: LeasePlan; readonly next: LeaseTerms },
  "LEASE_END_BEFORE_START" | "MOVE_AFTER_END"
> {
  const { terms, movesOn } = before;
  if (terms.endsOn !== null && movesOn > terms.endsOn) return refuse("MOVE_AFTER_END");
  const old = planLeaseEnd({ ...before, endsOn: addDays(movesOn, -1) });
  if (!old.ok) return old;
  return accept({
    old: old.value,
    next: { ...terms, startsOn: movesOn, trackFrom: null, openingMinor: 0 },
  });
}

/** R-C04, the daily task: the rows that are missing through current month + 12. Idempotent; never changes a stored row. */
export function planScheduleExtension(before: Before): RowChanges {
  const { terms, ledger, today } = before;
  const inserts = missingRows(terms, ledger.rows, scheduledThrough(terms, today));
  return { inserts, updates: [], deletes: [], writeDowns: [] };
}

/**
 * R-C04: the rows of a schedule through a month that are not stored. A read beyond the stored months shows them and writes
 * nothing; a payment on one stores it first.
 */
export function missingRows(
  terms: LeaseTerms,
  stored: readonly NewRentRow[],
  through: Month,
): readonly NewRentRow[] {
  const keyOf = ({ period, kind }: NewRentRow): string => (kind === "opening" ? kind : `${period}|${kind}`);
  const known = new Set(stored.filter(({ oneOff }) => !oneOff).map(keyOf));
  return rentSchedule(terms, through).filter((row) => !known.has(keyOf(row)));
}

function withStep(terms: LeaseTerms, of: "rent" | "charges", step: AmountStep): LeaseTerms {
  const replace = (steps: readonly AmountStep[]): readonly AmountStep[] =>
    [...steps.filter(({ from }) => from !== step.from), step].toSorted((a, b) => (a.from < b.from ? -1 : 1));
  return of === "rent"
    ? { ...terms, rentSteps: replace(terms.rentSteps) }
    : { ...terms, chargeSteps: replace(terms.chargeSteps) };
}

function withEnd(before: Before, endsOn: PlainDate | null, lowering: "rewrite" | "write_down"): LeasePlan {
  const { ledger, today } = before;
  const terms = { ...before.terms, endsOn };
  const changes = reconcileRows({
    wanted: rentSchedule(terms, storedThrough(ledger, terms, today)),
    stored: plannedRows(ledger, today),
    from: firstChangedMonth(ledger, earlierEnd(before.terms, endsOn)),
    today,
    lowering,
  });
  return { terms, changes };
}

/** Months before the earlier of the two ends are the same under both, so they are left alone. */
function earlierEnd(terms: LeaseTerms, endsOn: PlainDate | null): Month {
  const ends = [terms.endsOn, endsOn].filter((end) => end !== null).toSorted();
  return monthOf(ends[0] ?? firstTrackedDay(terms));
}

/** A change far ahead also asks for the months between the last stored row and itself. */
function firstChangedMonth(ledger: LeaseLedger, changed: Month): Month {
  const last = lastStoredMonth(ledger);
  return last === null ? changed : earlierOf(changed, addToMonth(last, 1));
}

/** Rows may be stored beyond the usual reach because a payment was made on one (R-C04). */
function storedThrough(ledger: LeaseLedger, terms: LeaseTerms, today: PlainDate): Month {
  const through = scheduledThrough(terms, today);
  const last = lastStoredMonth(ledger);
  return last === null ? through : laterOf(last, through);
}

function lastStoredMonth(ledger: LeaseLedger): Month | null {
  return ledger.rows.reduce<Month | null>(
    (latest, { period }) => (latest === null || period > latest ? period : latest),
    null,
  );
}
