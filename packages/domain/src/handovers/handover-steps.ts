import type { PlainDate } from "../calendar/index.ts";

export type StepState = "done" | "open";

export const moveOutSteps = ["lastDay", "readings", "deductions", "statement", "account", "keys"] as const;
export type MoveOutStep = (typeof moveOutSteps)[number];

export const moveInSteps = ["firstMonth", "deposit", "readings", "keys"] as const;
export type MoveInStep = (typeof moveInSteps)[number];

/** Stored data of a lease and of its handover; amounts in minor units. */
export type MoveOutFacts = {
  /** The last day of the lease; null while it has none. */
  readonly endsOn: PlainDate | null;
  /** Meter readings and the state of the rooms. */
  readonly notes: string;
  /** Retained from the deposit; `heldMinor` is what is still held. */
  readonly keptMinor: number;
  readonly heldMinor: number;
  /** A deduction has been typed but not booked yet. */
  readonly isDeductionEntered: boolean;
  /** R-C15 on the last day, or today where that is later: positive is owed, negative in credit; null while unknown. */
  readonly balanceMinor: number | null;
  readonly keysOn: PlainDate | null;
};

/**
 * Which steps of a move-out are done. `lastDay`: the lease has one; `readings`: notes exist; `deductions`: nothing is
 * held (R-C13), or something was retained and no deduction is half typed; `statement`: nothing is held any more;
 * `account`: the last day is set and the balance is 0; `keys`: they are back. The steps do not depend on each other.
 */
export function stepsOfMoveOut(facts: MoveOutFacts): Readonly<Record<MoveOutStep, StepState>> {
  const { endsOn, notes, keptMinor, heldMinor, isDeductionEntered, balanceMinor, keysOn } = facts;
  return {
    lastDay: stateOf(endsOn !== null),
    readings: stateOf(notes.trim() !== ""),
    deductions: stateOf(heldMinor === 0 || (keptMinor > 0 && !isDeductionEntered)),
    statement: stateOf(heldMinor === 0),
    account: stateOf(endsOn !== null && balanceMinor === 0),
    keys: stateOf(keysOn !== null),
  };
}

export type MoveInFacts = {
  /** Open amount of the first billed month; null where no month is billed. */
  readonly firstMonthOpenMinor: number | null;
  /** R-C13: the outstanding part of the agreed deposit. */
  readonly depositDueMinor: number;
  readonly notes: string;
  readonly keysOn: PlainDate | null;
};

/** Which steps of a move-in are done: first month paid, deposit received, notes exist, keys handed over. */
export function stepsOfMoveIn(facts: MoveInFacts): Readonly<Record<MoveInStep, StepState>> {
  const { firstMonthOpenMinor, depositDueMinor, notes, keysOn } = facts;
  return {
    firstMonth: stateOf(firstMonthOpenMinor === null || firstMonthOpenMinor === 0),
    deposit: stateOf(depositDueMinor === 0),
    readings: stateOf(notes.trim() !== ""),
    keys: stateOf(keysOn !== null),
  };
}

function stateOf(isDone: boolean): StepState {
  return isDone ? "done" : "open";
}
