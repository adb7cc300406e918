import { monthOf } from "../../calendar/index.ts";
import type { Month, PlainDate } from "../../calendar/index.ts";
import { accept, compareText, refuse } from "../../kernel/index.ts";
import type { Decision } from "../../kernel/index.ts";
import { termsOfMonth } from "./lease-terms.ts";
import type { LeaseTerms, TermStep } from "./lease-terms.ts";
import { firstChangedMonth, missingRows, storedThrough } from "./plan-lease-change.ts";
import type { LeaseBefore, LeasePlan } from "./plan-lease-change.ts";
import { reconcileRows } from "../rent-rows/reconcile-rows.ts";
import { rentSchedule } from "../rent-rows/rent-schedule.ts";
import { nothingToChange } from "../rent-rows/row-changes.ts";
import { plannedRows } from "../rent-rows/row-standing.ts";

/**
 * R-C07: a new payment day or proration from a month on. Earlier months keep theirs, in every later recomputation too;
 * rows with money keep amount and due day. A month not after the start changes the lease's initial terms; a step of the
 * same month is replaced, a later one stays. Without a month (`from` null) it is the current one; on a lease that is
 * over it then waits for an extension and changes no past month. Error: STEP_OUTSIDE_LEASE when the month is given and
 * begins after the end.
 */
export function planTermStep(
  before: LeaseBefore & {
    readonly step: Omit<TermStep, "from"> & { readonly from: Month | null };
  },
): Decision<LeasePlan, "STEP_OUTSIDE_LEASE"> {
  const { ledger, today } = before;
  const { endsOn } = before.terms;
  const { from } = before.step;
  if (from !== null && endsOn !== null && from > monthOf(endsOn)) return refuse("STEP_OUTSIDE_LEASE");
  const step: TermStep = { ...before.step, from: from ?? monthOf(today) };
  const inForce = termsOfMonth(before.terms, step.from);
  if (inForce.paymentDay === step.paymentDay && inForce.proration === step.proration)
    return accept({ terms: before.terms, changes: nothingToChange() });
  const terms = withTermStep(before.terms, step);
  const changes = reconcileRows({
    intended: rentSchedule(terms, storedThrough(ledger.rows, terms, today)),
    stored: plannedRows(ledger, today),
    from: firstChangedMonth(ledger.rows, step.from),
    today,
    paidRows: "keep",
  });
  return accept({ terms, changes });
}

/** R-C18: a new first day, for a lease without recorded money: the rows of all months follow it. */
export function planNewStart(before: LeaseBefore & { readonly startsOn: PlainDate }): LeasePlan {
  const { ledger, today, startsOn } = before;
  const terms = { ...before.terms, startsOn };
  const intended = rentSchedule(terms, storedThrough(ledger.rows, terms, today));
  const changes = reconcileRows({
    intended,
    stored: plannedRows(ledger, today),
    from: [...intended, ...ledger.rows].reduce<Month>(
      (first, { period }) => (period < first ? period : first),
      monthOf(startsOn),
    ),
    today,
    paidRows: "rewrite",
  });
  return { terms, changes };
}

/**
 * R-C21: tracks a lease that began earlier from an earlier month on: the months in between get rows, stored ones stay
 * unchanged. Errors: TRACK_FROM_OUT_OF_RANGE when the month is already tracked; OPENING_STANDS when an opening balance
 * already covers these months, which would then be counted twice.
 */
export function planTrackFrom(
  before: LeaseBefore & { readonly from: Month },
): Decision<LeasePlan, "TRACK_FROM_OUT_OF_RANGE" | "OPENING_STANDS"> {
  const { ledger, today, from } = before;
  const { trackFrom, openingMinor, startsOn } = before.terms;
  if (trackFrom === null || from >= trackFrom) return refuse("TRACK_FROM_OUT_OF_RANGE");
  if (openingMinor !== 0) return refuse("OPENING_STANDS");
  const terms = { ...before.terms, trackFrom: from <= monthOf(startsOn) ? null : from };
  const missing = missingRows(terms, ledger.rows, storedThrough(ledger.rows, terms, today));
  const inserts = missing.filter(({ period }) => period < trackFrom);
  return accept({ terms, changes: { ...nothingToChange(), inserts } });
}

function withTermStep(terms: LeaseTerms, step: TermStep): LeaseTerms {
  const { paymentDay, proration } = step;
  const first = monthOf(terms.startsOn);
  if (step.from <= first)
    return {
      ...terms,
      paymentDay,
      proration,
      termSteps: terms.termSteps.filter(({ from }) => from > first),
    };
  const others = terms.termSteps.filter(({ from }) => from !== step.from);
  return { ...terms, termSteps: [...others, step].toSorted((a, b) => compareText(a.from, b.from)) };
}
