import type { PlainDate } from "../calendar/index.ts";

export type StepState = "done" | "open";

export const moveOutSteps = ["lastDay", "readings", "deductions", "statement", "account", "keys"] as const;
export type MoveOutStep = (typeof moveOutSteps)[number];

export const moveInSteps = ["firstMonth", "deposit", "readings", "keys"] as const;
export type MoveInStep = (typeof moveInSteps)[number];

/** What is stored of a lease and of its handover, amounts in minor units. */
export type MoveOutFacts = {
  /** The last day of the lease; null while it has none. */
  readonly endsOn: PlainDate | null;
  /** What was written down. */
  readonly notes: string;
  /** Kept of the deposit, and what is still held of it. */
  readonly keptMinor: number;
  readonly heldMinor: number;
  /** A deduction is typed and not booked yet. */
  readonly isDeductionTyped: boolean;
  /** R-C15 on the last day, or on the present one where that is later: positive is owed, negative in credit; null while unknown. */
  readonly balanceMinor: number | null;
  readonly keysOn: PlainDate | null;
};

/**
 * Which steps of a move-out are done: the lease has a last day; something is written down; of the deposit nothing is held
 * (R-C13), or something was kept and no deduction is half typed; nothing is held any more; with the last day known nobody owes anything;
 * the keys are back. No step waits for another one.
 */
export function stepsOfMoveOut(facts: MoveOutFacts): Readonly<Record<MoveOutStep, StepState>> {
  const { endsOn, notes, keptMinor, heldMinor, isDeductionTyped, balanceMinor, keysOn } = facts;
  return {
    lastDay: stateOf(endsOn !== null),
    readings: stateOf(notes.trim() !== ""),
    deductions: stateOf(heldMinor === 0 || (keptMinor > 0 && !isDeductionTyped)),
    statement: stateOf(heldMinor === 0),
    account: stateOf(endsOn !== null && balanceMinor === 0),
    keys: stateOf(keysOn !== null),
  };
}

export type MoveInFacts = {
  /** What is open of the first month that is asked for; null where no month is. */
  readonly firstMonthOpenMinor: number | null;
  /** R-C13: what is still to come of the agreed deposit. */
  readonly depositDueMinor: number;
  readonly notes: string;
  readonly keysOn: PlainDate | null;
};

/** Which steps of a move-in are done: the first month is paid, the deposit has come, something is written down, the keys are given. */
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
