import type { PlainDate } from "../../calendar/index.ts";
import { accept, refuse } from "../../kernel/index.ts";
import type { Decision } from "../../kernel/index.ts";
import { MAX_AMOUNT_MINOR } from "../../money/index.ts";
import type { TurnoverStatus } from "../turnover-record.ts";

export const payoutStates = ["void", "none", "paid", "due", "not_due"] as const;
export type PayoutState = (typeof payoutStates)[number];

/** What decides whether a cleaner is owed for a turnover. `feeMinor` in minor units. */
export type Payout = {
  readonly status: TurnoverStatus;
  readonly feeMinor: number;
  readonly paidOn: PlainDate | null;
  readonly voided: boolean;
};

/**
 * R-E07, first match: void when the turnover is cancelled or the payout voided, none without a fee, paid, due when
 * done, else not due.
 */
export function payoutState({ status, feeMinor, paidOn, voided }: Payout): PayoutState {
  if (status === "cancelled" || voided) return "void";
  if (feeMinor === 0) return "none";
  if (paidOn !== null) return "paid";
  return status === "done" ? "due" : "not_due";
}

/**
 * Approves a payout, a mark beside its state: the turnover must be done, and the fee is locked. Error: PAYOUT_NOT_DUE.
 */
export function approvePayout(payout: Payout): Decision<null, "PAYOUT_NOT_DUE"> {
  return payoutState(payout) === "due" ? accept(null) : refuse("PAYOUT_NOT_DUE");
}

/** The expense of a payout: exactly one per turnover. Minor units of the property's currency. */
export type PayoutExpense = {
  readonly category: "cleaning";
  readonly amountMinor: number;
  readonly date: PlainDate;
};

/** R-E07: pays a due payout, approved or not. Errors: PAYOUT_PAID when it was already paid, PAYOUT_NOT_DUE. */
export function payPayout(
  payout: Payout,
  paidOn: PlainDate,
): Decision<PayoutExpense, "PAYOUT_PAID" | "PAYOUT_NOT_DUE"> {
  const state = payoutState(payout);
  if (state === "paid") return refuse("PAYOUT_PAID");
  if (state !== "due") return refuse("PAYOUT_NOT_DUE");
  return accept({ category: "cleaning", amountMinor: payout.feeMinor, date: paidOn });
}

/**
 * R-E07: changes the fee of a turnover, 0 or more in minor units of the property's currency, while it is neither
 * approved nor paid. Errors in this order: PAYOUT_PAID, PAYOUT_APPROVED, AMOUNT_NEGATIVE, AMOUNT_TOO_LARGE.
 */
export function changeFee(
  standing: { readonly paid: boolean; readonly approved: boolean },
  feeMinor: number,
): Decision<number, "PAYOUT_PAID" | "PAYOUT_APPROVED" | "AMOUNT_NEGATIVE" | "AMOUNT_TOO_LARGE"> {
  if (standing.paid) return refuse("PAYOUT_PAID");
  if (standing.approved) return refuse("PAYOUT_APPROVED");
  if (feeMinor < 0) return refuse("AMOUNT_NEGATIVE");
  return feeMinor > MAX_AMOUNT_MINOR ? refuse("AMOUNT_TOO_LARGE") : accept(feeMinor);
}
