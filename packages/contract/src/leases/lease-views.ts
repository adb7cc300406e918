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

import { Amount, Named, PaymentMethodCode, RentOfPeriodView } from "../wire/index.ts";

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

const leaseHead = {
  id: z.string(),
  version: z.number(),
  tenant: Named,
  /** Joint tenants beside the main one, in order (R-C17). */
  coTenants: z.array(Named),
  property: Named,
  unit: z.nullable(Named),
  startsOn: z.string(),
  endsOn: z.nullable(z.string()),
  status: z.enum(leaseStatuses),
  currency: z.string(),
  /** Today's amount (before the start: at the start; after the end: at the end). */
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
  daysOverdue: z.number(),
  nextDue: z.nullable(z.object({ ref: z.string(), dueOn: z.string(), outstanding: Amount })),
};

export const LeaseListItem = z.object({
  ...leaseHead,
  /** For the period of the query's `due`. */
  rent: z.nullable(RentOfPeriodView),
});
export type LeaseListItem = z.infer<typeof LeaseListItem>;

/** The other lease of a move (R-C18). */
const MovedLease = z.object({ id: z.string(), property: z.string(), unit: z.nullable(z.string()) });

export const LeaseReminder = z.object({
  version: z.number(),
  beforeDays: z.nullable(z.number()),
  afterDays: z.nullable(z.number()),
  /** By the property's own day. */
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
  /** In force today, like the payment day. */
  proration: z.enum(prorations),
  /** Changes of payment day and proration, each from its month on (R-C07). */
  termSteps: z.array(z.object({ from: z.string(), paymentDay: z.number(), proration: z.enum(prorations) })),
  graceDays: z.number(),
  trackFrom: z.nullable(z.string()),
  opening: Amount,
  notes: z.string(),
  /** Money is allocated to a row: tenant, property, unit, start and currency are fixed (R-C01, R-C18). */
  hasMoney: z.boolean(),
  credit: Amount,
  /** Billed up to today, settled and open of it, and money received beyond it: open − ahead is the balance. */
  untilToday: z.object({ billed: Amount, settled: Amount, open: Amount, ahead: Amount }),
  steps: z.array(
    z.object({ id: z.string(), kind: z.enum(stepKinds), effectiveOn: z.string(), amount: Amount }),
  ),
  rows: z.array(RentRowView),
  /** Oldest first. */
  months: z.array(LeaseMonthView),
  /** Open months, including future ones. */
  openMonths: z.array(OpenMonthView),
  payments: z.array(LeasePaymentView),
  /** Newest first. */
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
  /** When the tenants are reminded (null = off), what was sent last, and who no longer gets reminders. */
  reminder: LeaseReminder,
  depositAccount: DepositView,
  /** Years whose charges can be settled, newest first (R-C19). */
  yearsToSettle: z.array(z.number()),
  /** Settled years with their result; positive: paid by the tenant. */
  settlements: z.array(z.object({ year: z.number(), result: Amount })),
});
export type LeaseView = z.infer<typeof LeaseView>;

/** A lease in a picker: who, where, since when and whether it still runs; no money. */
export const LeaseName = z.object({
  id: z.string(),
  tenant: Named,
  /** Number of joint tenants beside the main one (R-C17). */
  coTenants: z.number(),
  property: Named,
  unit: z.nullable(Named),
  startsOn: z.string(),
  status: z.enum(leaseStatuses),
});
export type LeaseName = z.infer<typeof LeaseName>;

/** Sums over everything the filter finds, one per currency; currencies are never added. */
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
    /** For the period of the query's `due`. */
    rent: z.nullable(RentOfPeriodView),
  }),
);

export type LeaseSums = z.infer<typeof LeaseSums>;

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
