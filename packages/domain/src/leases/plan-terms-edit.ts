import { monthOf } from "../calendar/index.ts";
import type { Month, PlainDate } from "../calendar/index.ts";
import { accept, compareText, refuse } from "../kernel/index.ts";
import type { Decision } from "../kernel/index.ts";
import { termsOfMonth } from "./lease-terms.ts";
import type { LeaseTerms, TermStep } from "./lease-terms.ts";
import { firstChangedMonth, storedThrough } from "./plan-lease-change.ts";
import type { LeaseBefore, LeasePlan } from "./plan-lease-change.ts";
import { reconcileRows } from "./reconcile-rows.ts";
import { rentSchedule } from "./rent-schedule.ts";
import { nothingToChange } from "./row-changes.ts";
import { plannedRows } from "./row-standing.ts";

/**
 * R-C07: another payment day or proration from a month on. Earlier months keep theirs, in every later recomputation too; rows
 * with money keep amount and due day. A month not after the start changes what the lease began with; a step of the same month is
 * replaced, a later one stays. Error: STEP_OUTSIDE_LEASE when the month begins after the end.
 */
export function planTermStep(
  before: LeaseBefore & { readonly step: TermStep },
): Decision<LeasePlan, "STEP_OUTSIDE_LEASE"> {
  const { ledger, today, step } = before;
  const { endsOn } = before.terms;
  if (endsOn !== null && step.from > monthOf(endsOn)) return refuse("STEP_OUTSIDE_LEASE");
  const inForce = termsOfMonth(before.terms, step.from);
  if (inForce.paymentDay === step.paymentDay && inForce.proration === step.proration)
    return accept({ terms: before.terms, changes: nothingToChange() });
  const terms = withTermStep(before.terms, step);
  const changes = reconcileRows({
    wanted: rentSchedule(terms, storedThrough(ledger.rows, terms, today)),
    stored: plannedRows(ledger, today),
    from: firstChangedMonth(ledger.rows, step.from),
    today,
    paidRows: "keep",
  });
  return accept({ terms, changes });
}

/** R-C18: another first day, for a lease that no money was recorded for: the rows of all months follow it. */
export function planNewStart(before: LeaseBefore & { readonly startsOn: PlainDate }): LeasePlan {
  const { ledger, today, startsOn } = before;
  const terms = { ...before.terms, startsOn };
  const wanted = rentSchedule(terms, storedThrough(ledger.rows, terms, today));
  const changes = reconcileRows({
    wanted,
    stored: plannedRows(ledger, today),
    from: [...wanted, ...ledger.rows].reduce<Month>(
      (first, { period }) => (period < first ? period : first),
      monthOf(startsOn),
    ),
    today,
    paidRows: "rewrite",
  });
  return { terms, changes };
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
