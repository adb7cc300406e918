import { MOST_RECEIPTS } from "@keystead/domain/handovers";
import { depositMovementTypes, ENTRY_NOTE_LIMIT } from "@keystead/domain/leases";
import { FIRST_RECORDED_YEAR, LAST_RECORDED_YEAR } from "@keystead/domain/calendar";
import { MOST_AT_ONCE } from "@keystead/domain/lists";
import * as z from "zod/mini";

import {
  Amount,
  AmountInput,
  Confirm,
  Day,
  Id,
  MonthText,
  PaymentMethodCode,
  Version,
  changeOf,
  requiredText,
  atLeastOne,
  text,
} from "../wire/index.ts";
import { RowRef } from "./lease-schemas.ts";

/** Rows of a lease: those of a month, or a named part of it (R-C08a). */
const Rows = z.array(RowRef).check(z.minLength(1, { error: "ROWS_REQUIRED" }), z.maxLength(MOST_AT_ONCE));

/** One transfer over one or several rows (R-C10, R-C10a). No amount means all that is outstanding on them. */
export const NewPayment = z.strictObject({
  id: Id,
  rows: Rows,
  amount: z.optional(z.nullable(AmountInput)),
  /**
   * The open amount that the form showed: if less is open by then, somebody else has recorded a payment, and nothing is
   * recorded.
   */
  outstanding: z.optional(AmountInput),
  /** Absent: today at the property. */
  paidOn: z.optional(Day),
  method: PaymentMethodCode,
  note: z._default(text(ENTRY_NOTE_LIMIT), ""),
  /**
   * An earlier Income that is this payment (R-C11): it is linked instead of creating a second one, and the payment
   * takes its amount, day, method and note from it. For a single row only.
   */
  incomeId: z.optional(Id),
});
export type NewPayment = z.infer<typeof NewPayment>;

/**
 * "Paid up to" a month (R-C10a): one payment for each open month through it, dated that month's due day. `amount` is
 * their sum as shown; if another sum is open by then, nothing is recorded.
 */
export const NewHistory = z.strictObject({
  id: Id,
  through: MonthText,
  amount: AmountInput,
  method: PaymentMethodCode,
  note: z._default(text(ENTRY_NOTE_LIMIT), ""),
});
export type NewHistory = z.infer<typeof NewHistory>;

/** Transfers of one lease to delete together. */
export const Transfers = z.strictObject({ ids: atLeastOne(Id) });

/** Recorded income that may be the payment of an open row. */
export const LinkableIncome = z.object({
  rowRef: z.string(),
  incomeId: z.string(),
  receivedOn: z.string(),
  amount: Amount,
  currency: z.string(),
  method: PaymentMethodCode,
  notes: z.string(),
});
export type LinkableIncome = z.infer<typeof LinkableIncome>;

/**
 * Changes one part of a transfer; day, method and note apply to all of its parts. A new `amount` changes the sum of the
 * transfer by the difference; a new `transferAmount` is split anew over the lease's rows (R-C10a). Only one of the two.
 */
export const PaymentChange = z.strictObject({
  id: Id,
  version: Version,
  ...changeOf({
    amount: AmountInput,
    transferAmount: AmountInput,
    paidOn: Day,
    method: PaymentMethodCode,
    note: text(ENTRY_NOTE_LIMIT),
  }),
});
export type PaymentChange = z.infer<typeof PaymentChange>;

export const NewRefund = z.strictObject({
  id: Id,
  amount: AmountInput,
  refundedOn: z.optional(Day),
  note: z._default(text(ENTRY_NOTE_LIMIT), ""),
  confirm: Confirm,
});

export const NewWriteDown = z.strictObject({
  id: Id,
  rows: Rows,
  /**
   * Absent or null: all that is outstanding on the rows; a smaller amount is spread over them as a payment is (R-C09).
   */
  amount: z.optional(z.nullable(AmountInput)),
  note: requiredText(ENTRY_NOTE_LIMIT, "REASON_REQUIRED"),
});

/** A calendar year in which the lease billed something. */
const Year = z
  .number({ error: "INVALID_YEAR" })
  .check(
    z.int({ error: "INVALID_YEAR" }),
    z.minimum(FIRST_RECORDED_YEAR, { error: "INVALID_YEAR" }),
    z.maximum(LAST_RECORDED_YEAR, { error: "INVALID_YEAR" }),
  );
const YearText = z.pipe(z.coerce.number(), Year);

/** R-C19: the figures of the settlement letter, before anything is booked. */
export const SettlementQuery = z.strictObject({ id: Id, year: YearText, share: AmountInput });
export type SettlementQuery = z.infer<typeof SettlementQuery>;

export const NewSettlement = z.strictObject({
  id: Id,
  year: Year,
  /** The tenant's share of the costs. */
  share: AmountInput,
  /** The result as shown: another result is refused, not booked unseen. */
  result: AmountInput,
  /** Due day of an extra payment. Absent: today at the property. */
  dueOn: z.optional(Day),
  note: requiredText(ENTRY_NOTE_LIMIT, "NOTE_REQUIRED"),
  confirm: Confirm,
});
export type NewSettlement = z.infer<typeof NewSettlement>;

export const SettledYear = z.strictObject({ id: Id, year: YearText });
export type SettledYear = z.infer<typeof SettledYear>;

export const NewDepositMovement = z.strictObject({
  id: Id,
  kind: z.enum(depositMovementTypes),
  amount: AmountInput,
  movedOn: z.optional(Day),
  method: z._default(PaymentMethodCode, "bank_transfer"),
  /** Retained for unpaid rent: the rows it settles; absent: retained for damage (R-C13). */
  rows: z.optional(Rows),
  note: z._default(text(ENTRY_NOTE_LIMIT), ""),
  /** Files of the lease that show what a part was retained for. */
  receiptIds: z.optional(z.array(Id).check(z.maxLength(MOST_RECEIPTS))),
  confirm: Confirm,
});
export type NewDepositMovement = z.infer<typeof NewDepositMovement>;
