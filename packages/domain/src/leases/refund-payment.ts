import type { PlainDate } from "../calendar/index.ts";
import { accept, refuse } from "../kernel/index.ts";
import type { Decision } from "../kernel/index.ts";

export type RefundRefusal =
  | "AMOUNT_NOT_POSITIVE"
  | "PAYMENT_DATE_IN_FUTURE"
  | "REFUND_BEFORE_PAYMENT"
  | "REVERSAL_EXCEEDS_ORIGINAL";

/** A refund to store, with the reversal of the payment's Income (R-A08). Minor units. */
export type DecidedRefund = {
  readonly amountMinor: number;
  readonly refundedOn: PlainDate;
  /** Warning REFUND_REOPENS_ROW, to be confirmed: more goes back than the payment has as credit. */
  readonly reopensRow: boolean;
};

/**
 * R-C16: money given back out of one payment; `amountMinor` null = the whole rest of it (a returned debit or cheque).
 * `refundedMinor` = Σ its earlier refunds, `creditMinor` = `creditOf(account, payment)`. Checked in this order:
 * REVERSAL_EXCEEDS_ORIGINAL when nothing is left, AMOUNT_NOT_POSITIVE, REFUND_BEFORE_PAYMENT, PAYMENT_DATE_IN_FUTURE,
 * REVERSAL_EXCEEDS_ORIGINAL.
 */
export function refundPayment(input: {
  readonly payment: { readonly paidOn: PlainDate; readonly amountMinor: number };
  readonly refundedMinor: number;
  readonly creditMinor: number;
  readonly amountMinor: number | null;
  readonly refundedOn: PlainDate;
  readonly today: PlainDate;
}): Decision<DecidedRefund, RefundRefusal> {
  const { payment, refundedOn } = input;
  const leftMinor = payment.amountMinor - input.refundedMinor;
  if (input.amountMinor === null && leftMinor <= 0) return refuse("REVERSAL_EXCEEDS_ORIGINAL");
  const amountMinor = input.amountMinor ?? leftMinor;
  if (amountMinor <= 0) return refuse("AMOUNT_NOT_POSITIVE");
  if (refundedOn < payment.paidOn) return refuse("REFUND_BEFORE_PAYMENT");
  if (refundedOn > input.today) return refuse("PAYMENT_DATE_IN_FUTURE");
  if (amountMinor > leftMinor) return refuse("REVERSAL_EXCEEDS_ORIGINAL");
  return accept({ amountMinor, refundedOn, reopensRow: amountMinor > input.creditMinor });
}
