import {
  depositMovementTypes,
  leaseStatuses,
  prorations,
  rentRowKinds,
  rentRowStates,
  stepKinds,
  writeDownReasons,
} from "@keystead/domain/leases";
import { reminderStops } from "@keystead/domain/reminders";
import * as z from "zod/mini";

import { Amount, Named, PaymentMethod, RentOfPeriod } from "../wire/index.ts";

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
  daysLate: z.number(),
  note: z.string(),
  /** A single charge (R-C19): can be deleted while no payment was made for it. */
  oneOff: z.boolean(),
  /** Of an adjustment: the month it belongs to (R-C07), which is not that of its due day. */
  adjusts: z.nullable(z.string()),
  /** What settles the row, and from which payment it comes (R-C09). */
  paidBy: z.array(
    z.object({ paymentId: z.string(), paidOn: z.string(), method: PaymentMethod, amount: Amount }),
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
  method: PaymentMethod,
  note: z.string(),
  transferId: z.string(),
  /** Σ of all parts of its transfer. */
  transferAmount: Amount,
  /** Recorded by whoever asks: what R-O01 calls their own. */
  own: z.boolean(),
  incomeId: z.nullable(z.string()),
  openingCredit: z.boolean(),
  /** What went back of it. Parts of one transfer back have the same id (R-C10a). */
  refunds: z.array(
    z.object({
      id: z.string(),
      refundedOn: z.string(),
      amount: Amount,
      /** How much of it no row had taken on that day (R-C16): the rest came from the payment's row. */
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
  /** What is asked for. */
  outstanding: Amount,
  state: z.enum(rentRowStates),
  overdue: z.boolean(),
  daysLate: z.number(),
};

/** A month of the lease, its rows folded (R-C08a); `rows` names its parts in the order in which money fills them. */
export const LeaseMonthView = z.object({ ...month, rows: z.array(z.string()) });
export type LeaseMonthView = z.infer<typeof LeaseMonthView>;

/** A month that still asks for money, as the form for a payment takes it: its open parts in the order in which money fills them. */
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

/** One bank transfer, whatever it was split into (R-C10a), with what it settled (R-C09). */
export const TransferView = z.object({
  id: z.string(),
  paidOn: z.string(),
  method: PaymentMethod,
  note: z.string(),
  /** Σ of its parts, before what was given back of them. */
  amount: Amount,
  refunded: Amount,
  /** What no row has taken yet. */
  credit: Amount,
  own: z.boolean(),
  openingCredit: z.boolean(),
  /** Kept from the deposit (R-C13): it changes and goes with that movement. */
  fromDeposit: z.boolean(),
  /** Its parts among the payments of the lease. */
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
      method: PaymentMethod,
      transfer: z.boolean(),
      note: z.string(),
      /** Files of the lease that show what it was kept for. */
      receipts: z.array(Named),
    }),
  ),
});
export type DepositView = z.infer<typeof DepositView>;

const leaseHead = {
  id: z.string(),
  version: z.number(),
  tenant: Named,
  /** Who signed beside the tenant, in their order (R-C17). */
  coTenants: z.array(Named),
  property: Named,
  unit: z.nullable(Named),
  startsOn: z.string(),
  endsOn: z.nullable(z.string()),
  status: z.enum(leaseStatuses),
  currency: z.string(),
  /** In force today (before the start: at the start; after the end: at the end). */
  monthlyRent: Amount,
  charges: Amount,
  deposit: Amount,
  depositHeld: Amount,
  paymentDay: z.number(),
  /** Positive: the tenant owes; negative: credit (R-C15). */
  balance: Amount,
  /** Outstanding of rows past due and grace. */
  overdue: Amount,
  /** Due from today to today + 7, after the lease's credit (R-C12). */
  soon: Amount,
  daysLate: z.number(),
  nextDue: z.nullable(z.object({ ref: z.string(), dueOn: z.string(), outstanding: Amount })),
};

export const LeaseListItem = z.object({
  ...leaseHead,
  /** Of the period that was asked for with `due`. */
  rent: z.nullable(RentOfPeriod),
});
export type LeaseListItem = z.infer<typeof LeaseListItem>;

/** The lease on the other side of a move (R-C18). */
const MovedLease = z.object({ id: z.string(), property: z.string(), unit: z.nullable(z.string()) });

export const LeaseReminder = z.object({
  version: z.number(),
  beforeDays: z.nullable(z.number()),
  afterDays: z.nullable(z.number()),
  /** The day at the property. */
  lastSentOn: z.nullable(z.string()),
  stops: z.array(z.object({ tenant: Named, reason: z.enum(reminderStops) })),
});

export const LeaseView = z.object({
  ...leaseHead,
  movedFrom: z.nullable(MovedLease),
  movedTo: z.nullable(MovedLease),
  today: z.string(),
  city: z.string(),
  timezone: z.string(),
  /** In force today, as the payment day. */
  proration: z.enum(prorations),
  /** Changes of payment day and proration, each from its month on (R-C07). */
  termSteps: z.array(z.object({ from: z.string(), paymentDay: z.number(), proration: z.enum(prorations) })),
  graceDays: z.number(),
  trackFrom: z.nullable(z.string()),
  opening: Amount,
  notes: z.string(),
  /** Money lies on a row: tenant, property, unit, start and currency are fixed (R-C01, R-C18). */
  hasMoney: z.boolean(),
  credit: Amount,
  /** What was asked for up to today, what of it is settled and open, and what came in beyond it: open − ahead is the balance. */
  untilToday: z.object({ asked: Amount, settled: Amount, open: Amount, ahead: Amount }),
  steps: z.array(
    z.object({ id: z.string(), kind: z.enum(stepKinds), effectiveOn: z.string(), amount: Amount }),
  ),
  rows: z.array(RentRowView),
  /** Oldest first. */
  months: z.array(LeaseMonthView),
  /** Those that are open, the months ahead too. */
  openMonths: z.array(OpenMonthView),
  payments: z.array(LeasePaymentView),
  /** The newest first. */
  transfers: z.array(TransferView),
  writeDowns: z.array(
    z.object({
      id: z.string(),
      rowRef: z.string(),
      period: z.string(),
      madeOn: z.string(),
      amount: Amount,
      reason: z.enum(writeDownReasons),
      note: z.string(),
    }),
  ),
  /** When the tenants are reminded (null = off), what was sent last, and who gets none any more. */
  reminder: LeaseReminder,
  depositAccount: DepositView,
  /** Years whose charges can be settled, the newest first (R-C19). */
  yearsToSettle: z.array(z.number()),
  /** Years that were settled: what that came to, positive to be paid by the tenant. */
  settlements: z.array(z.object({ year: z.number(), result: Amount })),
});
export type LeaseView = z.infer<typeof LeaseView>;

/** A lease where it is chosen: who, where, since when and whether it still runs; nothing of its money. */
export const LeaseName = z.object({
  id: z.string(),
  tenant: Named,
  /** How many signed beside the tenant (R-C17). */
  coTenants: z.number(),
  property: Named,
  unit: z.nullable(Named),
  startsOn: z.string(),
  status: z.enum(leaseStatuses),
});
export type LeaseName = z.infer<typeof LeaseName>;

/** Sums of everything the filter finds, per currency; never added over currencies. */
export const LeaseSums = z.array(
  z.object({
    currency: z.string(),
    leases: z.number(),
    monthlyRent: Amount,
    owed: Amount,
    credit: Amount,
    depositHeld: Amount,
    overdue: Amount,
    soon: Amount,
    /** Of the period that was asked for with `due`. */
    rent: z.nullable(RentOfPeriod),
  }),
);

export type LeaseSums = z.infer<typeof LeaseSums>;

/** The balance opened up: which rows, payments and allocations make it, as of a day (R-Z07). */
export const BalanceExplanation = z.object({
  asOf: z.string(),
  currency: z.string(),
  balance: Amount,
  credit: Amount,
  due: Amount,
  waived: Amount,
  paid: Amount,
  refunded: Amount,
  rows: z.array(RentRowView),
  /** One for each transfer, the oldest first. */
  payments: z.array(
    z.object({
      id: z.string(),
      paidOn: z.string(),
      amount: Amount,
      refunded: Amount,
      method: PaymentMethod,
      unallocated: Amount,
      allocations: z.array(
        z.object({ rowRef: z.string(), period: z.string(), kind: z.enum(rentRowKinds), amount: Amount }),
      ),
    }),
  ),
  /** Rows due after the day, and the deposit: named so that nobody wonders. */
  notCounted: z.object({
    nextRow: z.nullable(z.object({ period: z.string(), dueOn: z.string(), amount: Amount })),
    depositHeld: Amount,
  }),
});
export type BalanceExplanation = z.infer<typeof BalanceExplanation>;
