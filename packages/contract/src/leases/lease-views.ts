import { leaseStatuses, prorations, stepKinds, writeDownReasons } from "@keystead/domain/leases";
import { reminderStops } from "@keystead/domain/reminders";
import * as z from "zod/mini";

import { Amount, Named, RentOfPeriodView } from "../wire/index.ts";
import {
  DepositView,
  LeaseMonthView,
  LeasePaymentView,
  OpenMonthView,
  RentRowView,
  TransferView,
} from "./lease-account-views.ts";

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
