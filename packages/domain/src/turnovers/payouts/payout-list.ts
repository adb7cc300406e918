import { dayInZone } from "../../calendar/index.ts";
import type { EpochMs, PlainDate } from "../../calendar/index.ts";
import type { CleanerId, TurnoverId } from "../../ids/index.ts";
import { compareText } from "../../kernel/index.ts";
import type { ListSorting } from "../../lists/index.ts";
import type { Currency } from "../../money/index.ts";
import { payoutState } from "./payout.ts";
import type { Payout, PayoutState } from "./payout.ts";

/** Sort order of payouts: grouped by cleaner, or by when each turnover was done (R-E08). */
export const payoutOrder = {
  sorts: ["cleaner", "done", "property", "fee"],
  defaultSort: "cleaner",
} as const satisfies ListSorting;

/** Sort order of a cleaner's own payouts: by the day of cleaning. */
export const ownPayoutOrder = { sorts: ["day", "fee"], defaultSort: "-day" } as const satisfies ListSorting;

/** States that a cleaner sees of their own payouts: void ones were never theirs, and without a fee nothing is owed. */
export const ownPayoutStates = ["due", "not_due", "paid"] as const satisfies readonly PayoutState[];

/** A turnover in the list of payouts. */
export type PayoutLine = Payout & {
  readonly turnoverId: TurnoverId;
  readonly cleanerId: CleanerId | null;
  readonly currency: Currency;
  readonly zone: string;
  readonly doneAtMs: EpochMs | null;
};

/** Null = any. The days are local to the property and inclusive; a turnover that is not done has no day. */
export type PayoutLineFilter = {
  readonly doneFrom: PlainDate | null;
  readonly doneThrough: PlainDate | null;
  readonly cleanerId: CleanerId | null;
  readonly state: PayoutState | null;
};

/** R-E08: the lines of a filter in the order of (done at, turnover id); turnovers that are not done come last. */
export function payoutsInOrder<Line extends PayoutLine>(
  lines: readonly Line[],
  filter: PayoutLineFilter,
): readonly Line[] {
  return lines
    .filter(
      (line) =>
        wasDoneWithin(line, filter) &&
        (filter.cleanerId === null || line.cleanerId === filter.cleanerId) &&
        (filter.state === null || payoutState(line) === filter.state),
    )
    .toSorted((a, b) => compareDone(a.doneAtMs, b.doneAtMs) || compareText(a.turnoverId, b.turnoverId));
}

/** Amounts due and paid in one currency, minor units. */
export type PayoutTotal = {
  readonly currency: Currency;
  readonly dueMinor: number;
  readonly paidMinor: number;
};

/** R-E08: the sums per currency, sorted by code, for the screen; the file has none. */
export function payoutTotals(lines: readonly PayoutLine[]): readonly PayoutTotal[] {
  const totals = new Map<Currency, PayoutTotal>();
  for (const line of lines) {
    const { currency, feeMinor } = line;
    const state = payoutState(line);
    const total = totals.get(currency) ?? { currency, dueMinor: 0, paidMinor: 0 };
    totals.set(currency, {
      currency,
      dueMinor: total.dueMinor + (state === "due" ? feeMinor : 0),
      paidMinor: total.paidMinor + (state === "paid" ? feeMinor : 0),
    });
  }
  return [...totals.values()].toSorted((a, b) => compareText(a.currency, b.currency));
}

function wasDoneWithin({ doneAtMs, zone }: PayoutLine, { doneFrom, doneThrough }: PayoutLineFilter): boolean {
  if (doneFrom === null && doneThrough === null) return true;
  if (doneAtMs === null) return false;
  const doneOn = dayInZone(zone, doneAtMs);
  return (doneFrom === null || doneOn >= doneFrom) && (doneThrough === null || doneOn <= doneThrough);
}

function compareDone(a: EpochMs | null, b: EpochMs | null): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return a - b;
}
