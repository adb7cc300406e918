import type { Month, PlainDate } from "../../calendar/index.ts";
import type { RentRowKind } from "../../leases/index.ts";
import type { Currency } from "../../money/index.ts";

/** A month of a lease with an open amount, and its open parts (R-C08a). Minor units. */
export type PayableMonth = {
  readonly period: Month;
  readonly dueOn: PlainDate;
  readonly openMinor: number;
  readonly parts: readonly { readonly ref: string; readonly kind: RentRowKind; readonly openMinor: number }[];
};

/** A recorded transfer of a tenant. */
export type BookedTransfer = {
  readonly transferId: string;
  readonly paidOn: PlainDate;
  readonly amountMinor: number;
  /** The part that was not refunded. */
  readonly keptMinor: number;
  /** Booked from a bank file; otherwise it was entered by hand. */
  readonly ofFile: boolean;
};

/** A recorded refund of a transfer. */
export type BookedRefund = {
  readonly refundId: string;
  /** The refunded transfer. */
  readonly transferId: string;
  readonly refundedOn: PlainDate;
  readonly amountMinor: number;
};

/** A recorded movement of a lease's deposit: positive = received, negative = returned. Always entered by hand. */
export type RecordedDeposit = {
  readonly depositId: string;
  readonly movedOn: PlainDate;
  readonly amountMinor: number;
};

/** The data of a lease for matching a statement. */
export type KnownLease = {
  readonly id: string;
  readonly currency: Currency;
  /** The property's own day. */
  readonly today: PlainDate;
  /** Names of its property and unit, which a payer may mention. */
  readonly rentable: { readonly property: string; readonly unit: string | null };
  readonly tenants: readonly { readonly id: string; readonly name: string }[];
  /** Open months, oldest first, including future ones. */
  readonly months: readonly PayableMonth[];
  /** Of recent months, in any order. */
  readonly transfers: readonly BookedTransfer[];
  readonly refunds: readonly BookedRefund[];
  /** Without retained deposits and transfers from another lease, which do not pass through the bank. */
  readonly deposits: readonly RecordedDeposit[];
  /** The part of the agreed deposit that was not received yet (R-C13). */
  readonly depositDueMinor: number;
  /** Accounts from which its tenants have paid, in the form in which they are compared. */
  readonly accounts: readonly string[];
};
