import { addDays, differenceInDays } from "../../calendar/index.ts";
import type { Month, PlainDate } from "../../calendar/index.ts";
import type { LeasePaymentId, RentRowId } from "../../ids/index.ts";
import { allocatePayment } from "../payments/allocation.ts";
import type { Allocation, Filled, PaymentCredit, RowStanding } from "../payments/allocation.ts";
import type { LeaseLedger, RentRow } from "../rent-rows/rent-ledger.ts";

/** R-C08, most urgent state first: the first one that occurs stands for a month with several rows. */
export const rentRowStates = [
  "overdue",
  "partially_paid",
  "due",
  "scheduled",
  "overpaid",
  "paid",
  "waived",
] as const;
export type RentRowState = (typeof rentRowStates)[number];

/** One row as it stands on a day. All amounts in minor units. */
export type RowAccount = {
  readonly row: RentRow;
  /** The month that an adjustment belongs to (R-C07); null for every other row. */
  readonly adjusts: Month | null;
  readonly state: RentRowState;
  readonly waivedMinor: number;
  readonly allocatedMinor: number;
  /** amount − waived − allocated, never negative. */
  readonly outstandingMinor: number;
  /** Credit on the row: the part of a payment for it that no row could take. */
  readonly creditMinor: number;
  /** Late (beyond the grace days) and not settled; also set on a partly paid row. */
  readonly overdue: boolean;
  /** Days since the due date when `overdue`, else 0. */
  readonly daysOverdue: number;
};

/** A lease's money as of a day. All amounts in minor units of the lease's currency. */
export type LeaseAccount = {
  readonly asOf: PlainDate;
  /** In the order of R-C09. */
  readonly rows: readonly RowAccount[];
  readonly allocations: readonly Allocation[];
  readonly credits: readonly PaymentCredit[];
  /** Σ credits: money received that no row takes yet. */
  readonly creditMinor: number;
  /** R-C15; positive: the tenant owes; negative: the tenant has credit. */
  readonly balanceMinor: number;
  /** Σ outstanding of overdue rows. */
  readonly overdueMinor: number;
};

/**
 * Row states, allocations, credit and balance of one lease as of a day (R-C08, R-C09, R-C15, R-Z07). Nothing of it is
 * stored. Payments, refunds and write-downs dated after `asOf` do not exist. Throws when a payment, refund or
 * write-down points to a row or payment that is not in the ledger: that is a bug of the caller.
 */
export function leaseAccount(ledger: LeaseLedger, asOf: PlainDate): LeaseAccount {
  return accountOfRows(allocatePayment(ledger, asOf), ledger.graceDays, asOf);
}

/** The account from filled rows: used both for a whole ledger and for a standing. */
export function accountOfRows(filled: Filled, graceDays: number, asOf: PlainDate): LeaseAccount {
  const day: StandingDay = { asOf, overdueBefore: addDays(asOf, -graceDays) };
  const rows = filled.rows.map((standing) => rowAccount(standing, day));
  return {
    asOf,
    rows,
    allocations: filled.allocations,
    credits: filled.credits,
    creditMinor: sum(filled.credits.map((credit) => credit.amountMinor)),
    balanceMinor: dueMinor(rows, asOf) - filled.receivedMinor,
    overdueMinor: sum(rows.map((row) => (row.overdue ? row.outstandingMinor : 0))),
  };
}

/** The day of the account, and the day before which an unpaid row's due day makes it late. */
type StandingDay = { readonly asOf: PlainDate; readonly overdueBefore: PlainDate };

function rowAccount(standing: RowStanding, day: StandingDay): RowAccount {
  const { row, adjusts, waivedMinor, allocatedMinor, creditMinor } = standing;
  const outstandingMinor = row.amountMinor - waivedMinor - allocatedMinor;
  const overdue = row.dueOn < day.overdueBefore && outstandingMinor > 0;
  return {
    row,
    adjusts,
    state: stateOf(standing, outstandingMinor, day),
    waivedMinor,
    allocatedMinor,
    outstandingMinor,
    creditMinor,
    overdue,
    daysOverdue: overdue ? differenceInDays(row.dueOn, day.asOf) : 0,
  };
}

/** The row of an account by id; undefined when the lease has no such row. */
export function findRow(account: LeaseAccount, id: RentRowId): RowAccount | undefined {
  return account.rows.find(({ row }) => row.id === id);
}

/** Credit left of one payment (R-C09 step 3), 0 when it is used up. Minor units. */
export function creditOf(account: LeaseAccount, paymentId: LeasePaymentId): number {
  return account.credits.find((credit) => credit.paymentId === paymentId)?.amountMinor ?? 0;
}

function stateOf(
  { row: { dueOn }, waivedMinor, allocatedMinor, creditMinor }: RowStanding,
  outstandingMinor: number,
  { asOf, overdueBefore }: StandingDay,
): RentRowState {
  if (creditMinor > 0) return "overpaid";
  if (outstandingMinor === 0) return waivedMinor > 0 && allocatedMinor === 0 ? "waived" : "paid";
  if (allocatedMinor > 0) return "partially_paid";
  if (dueOn < overdueBefore) return "overdue";
  return asOf >= dueOn ? "due" : "scheduled";
}

function dueMinor(rows: readonly RowAccount[], asOf: PlainDate): number {
  return sum(rows.map(({ row, waivedMinor }) => (row.dueOn <= asOf ? row.amountMinor - waivedMinor : 0)));
}

export function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
