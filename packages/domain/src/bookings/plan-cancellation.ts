import type { PlainDate } from "../calendar/index.ts";
import type { IncomeId } from "../ids/index.ts";
import { accept, refuse } from "../kernel/index.ts";
import type { Decision } from "../kernel/index.ts";

/** An Income linked to a booking; `reversedMinor` = Σ its reversals as a positive amount. Minor units. */
export type RecordedBookingPayment = {
  readonly incomeId: IncomeId;
  readonly amountMinor: number;
  readonly reversedMinor: number;
};

/** What cancelling writes, all of it dated the day of the cancellation. Minor units. */
export type Cancellation = {
  readonly on: PlainDate;
  /** What goes back to the guest. */
  readonly refundMinor: number;
  /** Reversals of the payments (R-A08), negative; they keep the payment's category. */
  readonly reversals: readonly { readonly incomeId: IncomeId; readonly amountMinor: number }[];
  /** An Income other without a link to the booking, whose note names it; null when nothing is kept. */
  readonly storedFee: { readonly category: "other"; readonly amountMinor: number } | null;
};

/**
 * R-D13: cancels a booking of which money P is recorded and K of it kept. The rest of each payment is reversed and K is recorded as
 * other income, so the room revenue is gone in both bases, the fee counts in both, and cash moves by K − P. Nothing recorded, nothing
 * written. Error: INVALID_INPUT unless K is whole and 0 ≤ K ≤ P.
 */
export function planCancellation(input: {
  readonly payments: readonly RecordedBookingPayment[];
  readonly keptMinor: number;
  readonly on: PlainDate;
}): Decision<Cancellation, "INVALID_INPUT"> {
  const { keptMinor, on } = input;
  const reversals = input.payments
    .map(({ incomeId, amountMinor, reversedMinor }) => ({
      incomeId,
      amountMinor: -(amountMinor - reversedMinor),
    }))
    .filter(({ amountMinor }) => amountMinor < 0);
  const paidMinor = reversals.reduce((paid, { amountMinor }) => paid - amountMinor, 0);
  if (!Number.isSafeInteger(keptMinor) || keptMinor < 0 || keptMinor > paidMinor)
    return refuse("INVALID_INPUT");
  const storedFee = keptMinor === 0 ? null : ({ category: "other", amountMinor: keptMinor } as const);
  return accept({ on, refundMinor: paidMinor - keptMinor, reversals, storedFee });
}
