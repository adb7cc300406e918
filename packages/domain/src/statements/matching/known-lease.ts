import type { Month, PlainDate } from "../../calendar/index.ts";
import type { RentRowKind } from "../../leases/index.ts";
import type { Currency } from "../../money/index.ts";

/** A month of a lease that asks for money, with its open parts (R-C08a). Minor units. */
export type PayableMonth = {
  readonly period: Month;
  readonly dueOn: PlainDate;
  readonly openMinor: number;
  readonly parts: readonly { readonly ref: string; readonly kind: RentRowKind; readonly openMinor: number }[];
};

/** A transfer of a tenant that is in the books. */
export type BookedTransfer = {
  readonly transferId: string;
  readonly paidOn: PlainDate;
  readonly amountMinor: number;
  /** What of it was not sent back. */
  readonly keptMinor: number;
  /** A line of a bank's file stands for it; else it was entered by hand. */
  readonly ofFile: boolean;
};

/** Money of a transfer that was sent back, as it stands in the books. */
export type BookedRefund = {
  readonly refundId: string;
  /** The transfer that it is of. */
  readonly transferId: string;
  readonly refundedOn: PlainDate;
  readonly amountMinor: number;
};

/** A movement of a lease's deposit as it stands in the books: above zero what came in, below what went back. It is always entered by hand. */
export type RecordedDeposit = {
  readonly depositId: string;
  readonly movedOn: PlainDate;
  readonly amountMinor: number;
};

/** What is known of a lease when a statement is matched. */
export type KnownLease = {
  readonly id: string;
  readonly currency: Currency;
  /** The day at the property. */
  readonly today: PlainDate;
  /** How its property and its unit are called: whoever pays may name them. */
  readonly place: { readonly property: string; readonly unit: string | null };
  readonly tenants: readonly { readonly id: string; readonly name: string }[];
  /** Those that are open, oldest first, also ahead. */
  readonly months: readonly PayableMonth[];
  /** Of the last months, in any order. */
  readonly transfers: readonly BookedTransfer[];
  readonly refunds: readonly BookedRefund[];
  /** Without what was kept, or moved along from another lease: neither passed the bank. */
  readonly deposits: readonly RecordedDeposit[];
  /** What is agreed as a deposit and has not come in (R-C13). */
  readonly depositDueMinor: number;
  /** Accounts that its tenants have paid from, as whatever they are compared by. */
  readonly accounts: readonly string[];
};
