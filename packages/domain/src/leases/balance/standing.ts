import { addDays, firstDayOf, monthOf } from "../../calendar/index.ts";
import type { PlainDate } from "../../calendar/index.ts";
import { allocatePayment, spreadOverRows } from "../payments/allocation.ts";
import type { AllocatedRow, RowStanding } from "../payments/allocation.ts";
import { accountOfRows, sum } from "./lease-account.ts";
import type { LeaseAccount } from "./lease-account.ts";
import { comparePayments, compareRows } from "../rent-rows/rent-ledger.ts";
import type { LeaseLedger, LeasePayment } from "../rent-rows/rent-ledger.ts";

/** A row of an unfinished month, with the amounts written off and settled so far. Minor units. */
export type StandingRow = Omit<RowStanding, "creditMinor">;

/** A payment with the part that was not used up. Minor units. */
export type StandingCredit = { readonly payment: LeasePayment; readonly leftMinor: number };

/**
 * The state of a lease after everything recorded through a day, without the settled past, which need not be read again.
 * `accountFrom` continues from it to any later day.
 */
export type LeaseStanding = {
  readonly settledOn: PlainDate;
  /** In the order of R-C09. */
  readonly rows: readonly StandingRow[];
  /** In the order in which they are used (R-C09). */
  readonly credits: readonly StandingCredit[];
};

/** The most that local days can differ, so that no zone's current month begins before the first of the month kept. */
const DAYS_BETWEEN_ZONES = 2;

/**
 * The standing of a ledger on a day. Null when something in it is dated later (the opening credit of a lease that has
 * not begun, or a property that was moved to a zone behind): then only the whole ledger gives the account. It contains
 * rows that are open, not due yet or of the current month (which the portfolio also shows when settled), and all other
 * rows of their months, so that a month (R-C08a) is complete or absent.
 */
export function standingOf(ledger: LeaseLedger, on: PlainDate): LeaseStanding | null {
  const later =
    ledger.payments.some(({ paidOn }) => paidOn > on) ||
    ledger.refunds.some(({ refundedOn }) => refundedOn > on) ||
    ledger.writeDowns.some(({ writtenOn }) => writtenOn > on);
  if (later) return null;
  const filled = allocatePayment(ledger, on);
  const left = new Map<string, number>(
    filled.credits.map(({ paymentId, amountMinor }) => [paymentId, amountMinor]),
  );
  const runningMonth = firstDayOf(monthOf(addDays(on, -DAYS_BETWEEN_ZONES)));
  const months = new Set<string>(
    filled.rows
      .filter(
        ({ row, waivedMinor, allocatedMinor }) =>
          row.dueOn >= runningMonth || row.amountMinor !== waivedMinor + allocatedMinor,
      )
      .map(({ row }) => row.period),
  );
  return {
    settledOn: on,
    rows: filled.rows
      .filter(({ row }) => months.has(row.period))
      .map(({ creditMinor: _credit, ...standing }) => standing),
    credits: ledger.payments
      .filter(({ id }) => left.has(id))
      .toSorted(comparePayments)
      .map((payment) => ({ payment, leftMinor: left.get(payment.id) ?? 0 })),
  };
}

/**
 * The account on the day of a standing or later, from the standing alone: balance, credit, late sums and the rows in it
 * equal those of `leaseAccount` over the whole ledger; settled months of the past are missing. This holds because time
 * only adds rows at the end of the order of R-C09: until something is recorded, money that settled a row never moves
 * again, and what is left of the payments goes to the rows that become due, payment by payment. `allocations` and
 * `credits` are those made since. Throws for an earlier day: that is a bug of the caller.
 */
export function accountFrom(standing: LeaseStanding, graceDays: number, asOf: PlainDate): LeaseAccount {
  if (asOf < standing.settledOn) throw new Error("A standing says nothing about the days before it.");
  const rows = standing.rows
    .map((known): AllocatedRow => ({ ...known, creditMinor: 0 }))
    .toSorted((a, b) => compareRows(a.row, b.row));
  const rowOf = new Map<string, AllocatedRow>(rows.map((row) => [row.row.id, row]));
  const payments = standing.credits.map(({ payment, leftMinor }) => ({
    payment,
    target: rowOf.get(payment.rowId),
    leftMinor,
  }));
  const { allocations, credits } = spreadOverRows(payments, rows, asOf);
  // The settled past was billed and paid the same amount, so both are left out.
  const receivedMinor =
    sum(rows.map(({ allocatedMinor }) => allocatedMinor)) +
    sum(credits.map(({ amountMinor }) => amountMinor));
  return accountOfRows({ rows, allocations, credits, receivedMinor }, graceDays, asOf);
}
