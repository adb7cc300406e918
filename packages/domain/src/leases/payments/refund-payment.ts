import type { PlainDate } from "../../calendar/index.ts";
import type { LeasePaymentId } from "../../ids/index.ts";
import { accept, refuse } from "../../kernel/index.ts";
import type { Decision } from "../../kernel/index.ts";
import { creditOf, leaseAccount } from "../balance/lease-account.ts";
import type { LeaseLedger, LeaseRefund } from "../rent-rows/rent-ledger.ts";

export type RefundRefusal =
  | "AMOUNT_NOT_POSITIVE"
  | "PAYMENT_DATE_IN_FUTURE"
  | "REFUND_BEFORE_PAYMENT"
  | "REVERSAL_EXCEEDS_ORIGINAL";

/** A refund to store, with the reversal of the payment's Income (R-A08). Minor units. */
export type DecidedRefund = {
  readonly amountMinor: number;
  readonly refundedOn: PlainDate;
  /** Warning REFUND_REOPENS_ROW, to be confirmed: the refund exceeds the payment's credit. */
  readonly reopensRow: boolean;
};

/**
 * R-C16: a refund of one payment, in minor units. `refundedMinor` = Σ its earlier refunds, `creditMinor` =
 * `creditOf(account, payment)`. Checked in this order: AMOUNT_NOT_POSITIVE, REFUND_BEFORE_PAYMENT,
 * PAYMENT_DATE_IN_FUTURE, REVERSAL_EXCEEDS_ORIGINAL.
 */
export function refundPayment(input: {
  readonly payment: { readonly paidOn: PlainDate; readonly amountMinor: number };
  readonly refundedMinor: number;
  readonly creditMinor: number;
  readonly amountMinor: number;
  readonly refundedOn: PlainDate;
  readonly today: PlainDate;
}): Decision<DecidedRefund, RefundRefusal> {
  const { payment, amountMinor, refundedOn } = input;
  if (amountMinor <= 0) return refuse("AMOUNT_NOT_POSITIVE");
  if (refundedOn < payment.paidOn) return refuse("REFUND_BEFORE_PAYMENT");
  if (refundedOn > input.today) return refuse("PAYMENT_DATE_IN_FUTURE");
  if (amountMinor > payment.amountMinor - input.refundedMinor) return refuse("REVERSAL_EXCEEDS_ORIGINAL");
  return accept({ amountMinor, refundedOn, reopensRow: amountMinor > input.creditMinor });
}

/**
 * R-C16: the part of a refund (minor units) that was credit on its day, i.e. that no row would have taken of its
 * payment without the refund. Later refunds of the payment are ignored, earlier ones count. Of two on one day the
 * earlier is the first in the ledger.
 */
export function refundedCredit(ledger: LeaseLedger, refund: LeaseRefund): number {
  const own = ledger.refunds.findIndex(({ id }) => id === refund.id);
  const before = ledger.refunds.filter(
    ({ paymentId, refundedOn }, at) =>
      paymentId !== refund.paymentId ||
      refundedOn < refund.refundedOn ||
      (refundedOn === refund.refundedOn && at < own),
  );
  const account = leaseAccount({ ...ledger, refunds: before }, refund.refundedOn);
  return Math.min(refund.amountMinor, creditOf(account, refund.paymentId));
}

/** A part of a transfer, as needed for a refund. Minor units. */
export type RefundablePart = {
  readonly id: LeasePaymentId;
  /** What has not been refunded yet. */
  readonly leftMinor: number;
  /** The part that no row has taken (`creditOf`). */
  readonly creditMinor: number;
};

/**
 * R-C16 for a transfer of several parts (R-C10a; in the order of their rows), in minor units: credit is refunded first,
 * so that no settled row reopens unnecessarily, then the last part, then those before it. Error:
 * REVERSAL_EXCEEDS_ORIGINAL when the amount exceeds what is left.
 */
export function spreadRefund(
  parts: readonly RefundablePart[],
  amountMinor: number,
): Decision<
  readonly { readonly paymentId: LeasePaymentId; readonly amountMinor: number }[],
  "REVERSAL_EXCEEDS_ORIGINAL"
> {
  const shares = new Map<LeasePaymentId, number>();
  let restMinor = amountMinor;
  const take = (id: LeasePaymentId, mostMinor: number): void => {
    const takenMinor = Math.min(restMinor, mostMinor);
    shares.set(id, (shares.get(id) ?? 0) + takenMinor);
    restMinor -= takenMinor;
  };
  const lastFirst = parts.toReversed();
  for (const { id, leftMinor, creditMinor } of lastFirst) take(id, Math.min(leftMinor, creditMinor));
  for (const { id, leftMinor } of lastFirst) take(id, leftMinor - (shares.get(id) ?? 0));
  if (restMinor > 0) return refuse("REVERSAL_EXCEEDS_ORIGINAL");
  return accept(
    parts.flatMap(({ id }) => {
      const shareMinor = shares.get(id) ?? 0;
      return shareMinor === 0 ? [] : [{ paymentId: id, amountMinor: shareMinor }];
    }),
  );
}
