import { addDays, laterOf, monthOf } from "../../calendar/index.ts";
import type { Month, PlainDate } from "../../calendar/index.ts";
import { accept, refuse } from "../../kernel/index.ts";
import type { Decision } from "../../kernel/index.ts";
import { depositPosition } from "../deposits/deposit.ts";
import type { DepositMovement } from "../deposits/deposit.ts";
import { leaseAccount, sum } from "../balance/lease-account.ts";
import { termsOfMonth } from "./lease-terms.ts";
import type { AmountStep, LeaseTerms } from "./lease-terms.ts";
import { ledgerAfter } from "../balance/ledger-after.ts";
import { planLeaseEnd } from "./plan-lease-change.ts";
import type { LeaseBefore, LeasePlan } from "./plan-lease-change.ts";
import { amountInForce, rentSchedule } from "../rent-rows/rent-schedule.ts";

/** Terms of the new lease that differ from the old one; absent = unchanged. Amounts in minor units. */
export type NewRentableTerms = Partial<Pick<LeaseTerms, "rentMinor" | "chargesMinor" | "paymentDay">>;

/** A planned move: the changes of the old lease, and the terms of the new one. */
export type PlannedLeaseMove = { readonly old: LeasePlan; readonly next: LeaseTerms };

/**
 * R-C18: moves a lease to another unit from a day on. The old lease ends the day before; the new one begins that day
 * with the terms in force then, or with those `agreed`, and without an opening balance. Later steps are taken over
 * unless their amount is newly agreed. Money stays where it is. Errors: LEASE_END_BEFORE_START when the day is not
 * after the start, MOVE_AFTER_END when the lease is over.
 */
export function planLeaseMove(
  before: LeaseBefore & { readonly movesOn: PlainDate },
  agreed: NewRentableTerms = {},
): Decision<PlannedLeaseMove, "LEASE_END_BEFORE_START" | "MOVE_AFTER_END"> {
  const { terms, movesOn } = before;
  if (terms.endsOn !== null && movesOn > terms.endsOn) return refuse("MOVE_AFTER_END");
  const old = planLeaseEnd({ ...before, endsOn: addDays(movesOn, -1) });
  if (!old.ok) return old;
  return accept({ old: old.value, next: termsFrom(terms, movesOn, agreed) });
}

/** The rows of one month by the terms: rent and charges for the days that the lease covers. Minor units. */
export type MovedMonth = {
  readonly period: Month;
  readonly startsOn: PlainDate;
  readonly endsOn: PlainDate;
  readonly rentMinor: number;
  readonly chargesMinor: number;
};

/** The figures of a move before it is made. Minor units; months are null where nothing is billed. */
export type LeaseMoveFigures = {
  readonly lastMonth: MovedMonth | null;
  readonly firstMonth: MovedMonth | null;
  /** Still open on the old lease through its last day, due or not. */
  readonly staysOpenMinor: number;
  /** Credit of the tenant that stays on the old lease: to be refunded and paid again. */
  readonly staysCreditMinor: number;
};

/** R-C18: the last month of the old lease, the first of the new one, and what stays on the old one. */
export function moveFigures(
  { ledger, today }: LeaseBefore,
  { old, next }: PlannedLeaseMove,
): LeaseMoveFigures {
  const account = leaseAccount(ledgerAfter(ledger, old.changes), today);
  const { endsOn } = old.terms;
  return {
    lastMonth: endsOn === null ? null : monthByTerms(old.terms, monthOf(endsOn)),
    firstMonth: monthByTerms(next, monthOf(next.startsOn)),
    staysOpenMinor: sum(account.rows.map(({ outstandingMinor }) => outstandingMinor)),
    staysCreditMinor: account.creditMinor,
  };
}

/**
 * R-C13, R-C18: the deposit that moves with the tenant, which is all that is held, and the date of both movements: the
 * day of the move, or of the last movement where that is later. Null when nothing is held.
 */
export function depositToMove(
  movements: readonly DepositMovement[],
  movesOn: PlainDate,
): { readonly movedOn: PlainDate; readonly amountMinor: number } | null {
  const movedOn = movements.reduce((latest, movement) => laterOf(latest, movement.movedOn), movesOn);
  const position = depositPosition(0, movements, movedOn);
  if (!position.ok || position.value.heldMinor === 0) return null;
  return { movedOn, amountMinor: position.value.heldMinor };
}

function termsFrom(terms: LeaseTerms, startsOn: PlainDate, agreed: NewRentableTerms): LeaseTerms {
  const first = monthOf(startsOn);
  const { paymentDay, proration } = termsOfMonth(terms, first);
  const { rentMinor, rentSteps, chargesMinor, chargeSteps } = terms;
  const rent = amountsFrom({ baseMinor: rentMinor, steps: rentSteps }, startsOn, agreed.rentMinor);
  const charges = amountsFrom({ baseMinor: chargesMinor, steps: chargeSteps }, startsOn, agreed.chargesMinor);
  const keepsDay = agreed.paymentDay === undefined || agreed.paymentDay === paymentDay;
  return {
    startsOn,
    endsOn: terms.endsOn,
    rentMinor: rent.amountMinor,
    rentSteps: rent.steps,
    chargesMinor: charges.amountMinor,
    chargeSteps: charges.steps,
    paymentDay: agreed.paymentDay ?? paymentDay,
    proration,
    termSteps: keepsDay ? terms.termSteps.filter(({ from }) => from > first) : [],
    // Months that the old lease does not track are not billed by the new one either.
    trackFrom: terms.trackFrom !== null && terms.trackFrom > first ? terms.trackFrom : null,
    openingMinor: 0,
  };
}

function amountsFrom(
  { baseMinor, steps }: { readonly baseMinor: number; readonly steps: readonly AmountStep[] },
  startsOn: PlainDate,
  agreedMinor: number | undefined,
): { readonly amountMinor: number; readonly steps: readonly AmountStep[] } {
  const amountMinor = amountInForce(baseMinor, steps, startsOn);
  if (agreedMinor !== undefined && agreedMinor !== amountMinor)
    return { amountMinor: agreedMinor, steps: [] };
  return { amountMinor, steps: steps.filter(({ from }) => from > startsOn) };
}

function monthByTerms(terms: LeaseTerms, period: Month): MovedMonth | null {
  const rows = rentSchedule(terms, period).filter((row) => row.period === period && row.kind !== "opening");
  const [row] = rows;
  if (row === undefined) return null;
  const of = (kind: "rent" | "charge"): number => rows.find((one) => one.kind === kind)?.amountMinor ?? 0;
  const { startsOn, endsOn } = row;
  return { period, startsOn, endsOn, rentMinor: of("rent"), chargesMinor: of("charge") };
}
