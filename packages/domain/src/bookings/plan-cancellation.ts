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

/** What a cancellation writes, all dated the day of the cancellation. Minor units. */
export type Cancellation = {
  readonly on: PlainDate;
  /** The amount refunded to the guest. */
  readonly refundMinor: number;
  /** Reversals of the payments (R-A08), negative; they keep the payment's category. */
  readonly reversals: readonly { readonly incomeId: IncomeId; readonly amountMinor: number }[];
  /** An Income of category other that is not linked to the booking but names it in its note; null if no fee is kept. */
  readonly storedFee: { readonly category: "other"; readonly amountMinor: number } | null;
};

/**
 * R-D13: cancels a booking with recorded payments P, of which K is kept as a fee. The rest of each payment is reversed
 * and K is recorded as other Income. So neither basis counts the room revenue any more, both count the fee, and cash
 * moves by K − P. Without recorded payments nothing is written. Error: INVALID_INPUT unless K is whole and 0 ≤ K ≤ P.
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
