import { addToMonth, earlierOf, laterOf, monthOf } from "../../calendar/index.ts";
import type { Month, PlainDate } from "../../calendar/index.ts";
import { accept, refuse } from "../../kernel/index.ts";
import type { Decision } from "../../kernel/index.ts";
import { scheduledThrough } from "./lease-terms.ts";
import type { AmountStep, LeaseTerms } from "./lease-terms.ts";
import { dueFromToday } from "../balance/due-from-today.ts";
import { reconcileRows } from "../rent-rows/reconcile-rows.ts";
import { isMonthly, monthKeyOf } from "../rent-rows/rent-ledger.ts";
import type { NewRentRow, PlanLedger } from "../rent-rows/rent-ledger.ts";
import { rentSchedule } from "../rent-rows/rent-schedule.ts";
import { nothingToChange } from "../rent-rows/row-changes.ts";
import type { RowChanges } from "../rent-rows/row-changes.ts";
import { plannedRows } from "../rent-rows/row-standing.ts";

/** A planned change of a lease: the terms to store and the changes of its rows. */
export type LeasePlan = { readonly terms: LeaseTerms; readonly changes: RowChanges };

/** A lease before a change: its terms and everything stored about its money. */
export type LeaseBefore = {
  readonly terms: LeaseTerms;
  readonly ledger: PlanLedger;
  readonly today: PlainDate;
};

type StepRefusal = "AMOUNT_NEGATIVE" | "STEP_OUTSIDE_LEASE";

/** What is wrong with a new monthly amount from a day on, or null. */
export function stepIssue(
  terms: Pick<LeaseTerms, "startsOn" | "endsOn">,
  { from, amountMinor }: AmountStep,
): StepRefusal | null {
  if (amountMinor < 0) return "AMOUNT_NEGATIVE";
  const isOutside = from < terms.startsOn || (terms.endsOn !== null && from > terms.endsOn);
  return isOutside ? "STEP_OUTSIDE_LEASE" : null;
}

/**
 * R-C07: a new monthly amount (minor units) from a day on; `of` is rent or charges (R-C19). A step on the day of an
 * earlier one replaces it. Rows of months before the step stay. Errors: AMOUNT_NEGATIVE; STEP_OUTSIDE_LEASE when the
 * day is before the start or after the end.
 */
export function planRentChange(
  before: LeaseBefore & { readonly of: "rent" | "charges"; readonly step: AmountStep },
): Decision<LeasePlan, StepRefusal> {
  return planRentSteps({ ...before, add: [before.step], remove: [] });
}

/**
 * R-C20, graduated rent: adds several steps and removes others by their days, as one change of the rows. Rows of months
 * before the earliest of them stay. Errors as in `planRentChange`, for the first invalid step.
 */
export function planRentSteps(
  before: LeaseBefore & {
    readonly of: "rent" | "charges";
    readonly add: readonly AmountStep[];
    readonly remove: readonly PlainDate[];
  },
): Decision<LeasePlan, StepRefusal> {
  const { terms, ledger, today, add, remove } = before;
  for (const step of add) {
    const issue = stepIssue(terms, step);
    if (issue !== null) return refuse(issue);
  }
  const first = [...remove, ...add.map(({ from }) => from)].toSorted()[0];
  if (first === undefined) return accept({ terms, changes: nothingToChange() });
  const changed = withSteps(terms, before);
  const changes = reconcileRows({
    intended: rentSchedule(changed, storedThrough(ledger.rows, changed, today)),
    stored: plannedRows(ledger, today),
    from: firstChangedMonth(ledger.rows, monthOf(first)),
    today,
    paidRows: "book",
  });
  return accept({ terms: changed, changes });
}

/**
 * R-C14: sets the last day, past, today or future; null = ongoing. An earlier one ends the lease: later rows are
 * deleted if no payment was ever made for them, others stay and bill 0, and the last month is prorated again. A later
 * one extends it in the same way: the rows concerned are recomputed in place from the terms, also those with money.
 * Either way the due day of the last row is clamped again, and money above what a row bills becomes credit. Error:
 * LEASE_END_BEFORE_START.
 */
export function planLeaseEnd(
  before: LeaseBefore & { readonly endsOn: PlainDate | null },
): Decision<LeasePlan, "LEASE_END_BEFORE_START"> {
  const { ledger, today, endsOn } = before;
  if (endsOn !== null && endsOn < before.terms.startsOn) return refuse("LEASE_END_BEFORE_START");
  const terms = { ...before.terms, endsOn };
  const from = earlierEnd(before.terms.endsOn, endsOn);
  if (from === null) return accept({ terms, changes: nothingToChange() });
  const changes = reconcileRows({
    intended: rentSchedule(terms, storedThrough(ledger.rows, terms, today)),
    stored: plannedRows(ledger, today),
    from: firstChangedMonth(ledger.rows, from),
    today,
    paidRows: "rewrite",
  });
  const extends_ = before.terms.endsOn !== null && (endsOn === null || endsOn > before.terms.endsOn);
  return accept({ terms, changes: extends_ ? dueFromToday(ledger, changes, today) : changes });
}

/** R-C04, the daily job: the missing rows through current month + 12. Idempotent; never changes a stored row. */
export function planScheduleExtension(before: {
  readonly terms: LeaseTerms;
  readonly ledger: { readonly rows: readonly NewRentRow[] };
  readonly today: PlainDate;
}): RowChanges {
  const { terms, ledger, today } = before;
  const inserts = missingRows(terms, ledger.rows, scheduledThrough(terms, today));
  return { ...nothingToChange(), inserts };
}

/**
 * R-C04: the rows of a schedule through a month that are not stored. A read beyond the stored months shows them without
 * storing; a payment for one stores it first.
 */
export function missingRows(
  terms: LeaseTerms,
  stored: readonly NewRentRow[],
  through: Month,
): readonly NewRentRow[] {
  const keyOf = (row: NewRentRow): string => (row.kind === "opening" ? row.kind : monthKeyOf(row));
  const known = new Set(stored.filter(({ oneOff }) => !oneOff).map(keyOf));
  return rentSchedule(terms, through).filter((row) => !known.has(keyOf(row)));
}

function withSteps(
  terms: LeaseTerms,
  change: {
    readonly of: "rent" | "charges";
    readonly add: readonly AmountStep[];
    readonly remove: readonly PlainDate[];
  },
): LeaseTerms {
  const replaced = new Set<PlainDate>([...change.remove, ...change.add.map(({ from }) => from)]);
  const replace = (steps: readonly AmountStep[]): readonly AmountStep[] =>
    [...steps.filter(({ from }) => !replaced.has(from)), ...change.add].toSorted((a, b) =>
      a.from < b.from ? -1 : 1,
    );
  return change.of === "rent"
    ? { ...terms, rentSteps: replace(terms.rentSteps) }
    : { ...terms, chargeSteps: replace(terms.chargeSteps) };
}

/** The month of the earlier of two ends: months before it are the same under both. Null when the ends are equal. */
function earlierEnd(one: PlainDate | null, other: PlainDate | null): Month | null {
  if (one === other) return null;
  const ends = [one, other].filter((end) => end !== null).toSorted();
  return ends[0] === undefined ? null : monthOf(ends[0]);
}

/**
 * The first month to recompute: a change far in the future also needs the months between the last stored row and
 * itself.
 */
export function firstChangedMonth(rows: readonly NewRentRow[], changed: Month): Month {
  const last = lastStoredMonth(rows);
  return last === null ? changed : earlierOf(changed, addToMonth(last, 1));
}

/** The last month to compute: rows may be stored beyond the usual range because a payment was made for one (R-C04). */
export function storedThrough(rows: readonly NewRentRow[], terms: LeaseTerms, today: PlainDate): Month {
  const through = scheduledThrough(terms, today);
  const last = lastStoredMonth(rows);
  return last === null ? through : laterOf(last, through);
}

/** Monthly rows only: a one-off charge years ahead does not make its month a stored one (R-C04). */
function lastStoredMonth(rows: readonly NewRentRow[]): Month | null {
  return rows.reduce<Month | null>(
    (latest, row) => (isMonthly(row) && (latest === null || row.period > latest) ? row.period : latest),
    null,
  );
}
