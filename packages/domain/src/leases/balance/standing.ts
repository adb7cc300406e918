import { addDays, firstDayOf, monthOf } from "../../calendar/index.ts";
import type { PlainDate } from "../../calendar/index.ts";
import { allocatePayment, spreadOverRows } from "../payments/allocation.ts";
import type { AllocatedRow, RowStanding } from "../payments/allocation.ts";
import { accountOfRows, sum } from "./lease-account.ts";
import type { LeaseAccount } from "./lease-account.ts";
import { comparePayments, compareRows } from "../rent-rows/rent-ledger.ts";
import type { LeaseLedger, LeasePayment } from "../rent-rows/rent-ledger.ts";

/** A row of a month that is not done with, with what had been written off and settled of it. Minor units. */
export type StandingRow = Omit<RowStanding, "creditMinor">;

/** A payment that was not used up: what is left of it. Minor units. */
export type StandingCredit = { readonly payment: LeasePayment; readonly leftMinor: number };

/**
 * What a lease stands at after everything recorded through a day: what is settled and past is not in it and needs not be read
 * again. `accountFrom` goes on from it to any later day.
 */
export type LeaseStanding = {
  readonly settledOn: PlainDate;
  /** In the order of R-C09. */
  readonly rows: readonly StandingRow[];
  /** In the order in which they are used (R-C09). */
  readonly credits: readonly StandingCredit[];
};

/** No two zones are further apart, so the first of everybody's month is not before it. */
const DAYS_BETWEEN_ZONES = 2;

/**
 * The standing of a ledger on a day. Null when something in it is dated later (the opening credit of a lease that has not begun,
 * or a property that was moved to a zone behind): then only the whole ledger tells. Rows stay in it while they are open, not due
 * yet, or of the running month, which the portfolio shows settled too; and with such a row all rows of its month, so that a month
 * (R-C08a) that is in it is in it whole.
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
 * The account on the day of a standing or any later one, from the standing alone: balance, credit, late sums and the rows in it
 * are those of `leaseAccount` over the whole ledger, settled months of the past are missing. It holds because time only adds rows at
 * the end of the order of R-C09: until something is recorded, money that settled a row never moves again, and what is left of the
 * payments goes to the rows that become due, payment by payment. `allocations` and `credits` are those made since.
 * Throws for an earlier day: that is a bug of the caller.
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
  // What the settled past asked for and what paid it are equal and left out on both sides.
  const receivedMinor =
    sum(rows.map(({ allocatedMinor }) => allocatedMinor)) +
    sum(credits.map(({ amountMinor }) => amountMinor));
  return accountOfRows({ rows, allocations, credits, receivedMinor }, graceDays, asOf);
}
