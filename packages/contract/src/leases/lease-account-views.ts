import { depositMovementTypes, rentRowKinds, rentRowStates } from "@keystead/domain/leases";
import * as z from "zod/mini";

import { Amount, Named, PaymentMethodCode } from "../wire/index.ts";

export const RentRowView = z.object({
  ref: z.string(),
  kind: z.enum(rentRowKinds),
  period: z.string(),
  startsOn: z.string(),
  endsOn: z.string(),
  dueOn: z.string(),
  amount: Amount,
  waived: Amount,
  allocated: Amount,
  outstanding: Amount,
  state: z.enum(rentRowStates),
  /** Late and not settled; a partly paid late row carries it too (R-C08). */
  overdue: z.boolean(),
  daysOverdue: z.number(),
  note: z.string(),
  /** A one-off charge (R-C19): can be deleted while no payment was made for it. */
  oneOff: z.boolean(),
  /** For an adjustment: the month it belongs to (R-C07), which may differ from that of its due day. */
  adjusts: z.nullable(z.string()),
  /** What settles the row, and from which payment (R-C09). */
  paidBy: z.array(
    z.object({ paymentId: z.string(), paidOn: z.string(), method: PaymentMethodCode, amount: Amount }),
  ),
});
export type RentRowView = z.infer<typeof RentRowView>;

export const LeasePaymentView = z.object({
  id: z.string(),
  version: z.number(),
  rowRef: z.string(),
  period: z.string(),
  kind: z.enum(rentRowKinds),
  paidOn: z.string(),
  amount: Amount,
  refunded: Amount,
  method: PaymentMethodCode,
  note: z.string(),
  transferId: z.string(),
  /** Σ of all parts of its transfer. */
  transferAmount: Amount,
  /** Recorded by the person who asks: "own" in R-O01. */
  own: z.boolean(),
  incomeId: z.nullable(z.string()),
  openingCredit: z.boolean(),
  /** What was refunded of it. Parts of one refund share an id (R-C10a). */
  refunds: z.array(
    z.object({
      id: z.string(),
      refundedOn: z.string(),
      amount: Amount,
      /** The part that was credit on that day (R-C16): the rest came from the payment's row. */
      credit: Amount,
      note: z.string(),
    }),
  ),
});
export type LeasePaymentView = z.infer<typeof LeasePaymentView>;

const month = {
  period: z.string(),
  dueOn: z.string(),
  /** Σ (amount − waived). */
  amount: Amount,
  settled: Amount,
  /** Σ still to pay. */
  outstanding: Amount,
  state: z.enum(rentRowStates),
  overdue: z.boolean(),
  daysOverdue: z.number(),
};

/** A month of the lease, its rows folded (R-C08a); `rows` lists them in the order in which money fills them. */
export const LeaseMonthView = z.object({ ...month, rows: z.array(z.string()) });
export type LeaseMonthView = z.infer<typeof LeaseMonthView>;

/** A month with an open amount, for the payment form: its open parts in the order in which money fills them. */
export const OpenMonthView = z.object({
  ...month,
  rows: z.array(
    z.object({
      ref: z.string(),
      kind: z.enum(rentRowKinds),
      dueOn: z.string(),
      outstanding: Amount,
      oneOff: z.boolean(),
      adjusts: z.nullable(z.string()),
      note: z.string(),
    }),
  ),
});
export type OpenMonthView = z.infer<typeof OpenMonthView>;

/** One bank transfer with all its parts (R-C10a), and what it settled (R-C09). */
export const TransferView = z.object({
  id: z.string(),
  paidOn: z.string(),
  method: PaymentMethodCode,
  note: z.string(),
  /** Σ of its parts, before refunds. */
  amount: Amount,
  refunded: Amount,
  /** The part that no row has taken yet. */
  credit: Amount,
  own: z.boolean(),
  openingCredit: z.boolean(),
  /** Retained from the deposit (R-C13): it is changed and deleted with that movement. */
  fromDeposit: z.boolean(),
  /** Ids of its parts among the payments of the lease. */
  payments: z.array(z.string()),
  settled: z.array(
    z.object({ rowRef: z.string(), period: z.string(), kind: z.enum(rentRowKinds), amount: Amount }),
  ),
});
export type TransferView = z.infer<typeof TransferView>;

export const DepositView = z.object({
  agreed: Amount,
  held: Amount,
  due: Amount,
  movements: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(depositMovementTypes),
      movedOn: z.string(),
      amount: Amount,
      method: PaymentMethodCode,
      transfer: z.boolean(),
      note: z.string(),
      /** Files of the lease that show what it was retained for. */
      receipts: z.array(Named),
    }),
  ),
});
export type DepositView = z.infer<typeof DepositView>;

/** The balance explained: the rows, payments and allocations behind it, as of a day (R-Z07). */
export const BalanceExplanationView = z.object({
  asOf: z.string(),
  currency: z.string(),
  balance: Amount,
  credit: Amount,
  due: Amount,
  waived: Amount,
  paid: Amount,
  refunded: Amount,
  rows: z.array(RentRowView),
  /** One per transfer, oldest first. */
  payments: z.array(
    z.object({
      id: z.string(),
      paidOn: z.string(),
      amount: Amount,
      refunded: Amount,
      method: PaymentMethodCode,
      unallocated: Amount,
      allocations: z.array(
        z.object({ rowRef: z.string(), period: z.string(), kind: z.enum(rentRowKinds), amount: Amount }),
      ),
    }),
  ),
  /** Rows due after the day, and the deposit: listed because they are not part of the balance. */
  notCounted: z.object({
    nextRow: z.nullable(z.object({ period: z.string(), dueOn: z.string(), amount: Amount })),
    depositHeld: Amount,
  }),
});
export type BalanceExplanationView = z.infer<typeof BalanceExplanationView>;
