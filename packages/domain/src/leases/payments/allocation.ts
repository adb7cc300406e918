import type { Month, PlainDate } from "../../calendar/index.ts";
import type { LeasePaymentId, RentRowId } from "../../ids/index.ts";
import { adjustedMonths, comparePayments, compareRows } from "../rent-rows/rent-ledger.ts";
import type { LeaseLedger, LeasePayment, RentRow } from "../rent-rows/rent-ledger.ts";

/** Part of a payment that settles part of a row. */
export type Allocation = {
  readonly paymentId: LeasePaymentId;
  readonly rowId: RentRowId;
  readonly amountMinor: number;
};

/** What is left of a payment; it stays on the row for which the payment was made. */
export type PaymentCredit = Allocation;

export type RowStanding = {
  readonly row: RentRow;
  /** The month that an adjustment belongs to (R-C07); null for every other row. */
  readonly adjusts: Month | null;
  readonly waivedMinor: number;
  readonly allocatedMinor: number;
  readonly creditMinor: number;
};

export type Filled = {
  /** In the order of R-C09. */
  readonly rows: readonly RowStanding[];
  readonly allocations: readonly Allocation[];
  readonly credits: readonly PaymentCredit[];
  /** Σ payments − Σ refunds. */
  readonly receivedMinor: number;
};

/** A row during allocation. */
export type AllocatedRow = { -readonly [Key in keyof RowStanding]: RowStanding[Key] };

/** A payment during allocation. `target`: the row for which it was made, undefined when that is not among the rows. */
export type OpenPayment = {
  readonly payment: LeasePayment;
  readonly target: AllocatedRow | undefined;
  leftMinor: number;
};

/**
 * R-C09, as of a day: first every payment (net of its refunds) fills the row for which it was made, due or not; then
 * the remainders go, payment by payment, to the oldest rows that are due; what is left is credit on the payment's own
 * row. A pure function of the ledger: the order of its lists does not matter, and no allocation is stored.
 */
export function allocatePayment(ledger: LeaseLedger, asOf: PlainDate): Filled {
  const rows = openRows(ledger, asOf);
  const payments = openPayments(ledger, rows, asOf);
  const receivedMinor = payments.reduce((total, { leftMinor }) => total + leftMinor, 0);
  const aimed = payments.flatMap((open) => fill(open, open.target));
  const { allocations, credits } = spreadOverRows(payments, rows, asOf);
  return { rows, allocations: [...aimed, ...allocations], credits, receivedMinor };
}

/**
 * Steps 2 and 3 of R-C09: what is left of the payments goes, in their order, to the due rows in theirs; what no row
 * takes is credit. Mutates its arguments. The only code that allocates money automatically: for a whole ledger, or
 * continuing from a standing.
 */
export function spreadOverRows(
  payments: readonly OpenPayment[],
  rows: readonly AllocatedRow[],
  asOf: PlainDate,
): Pick<Filled, "allocations" | "credits"> {
  const allocations: Allocation[] = [];
  const credits: PaymentCredit[] = [];
  // No earlier row takes money any more, so the loop over all payments is a single pass over the rows.
  let next = 0;
  for (const open of payments) {
    while (open.leftMinor > 0) {
      const row = rows[next];
      if (row === undefined || row.row.dueOn > asOf) break;
      allocations.push(...fill(open, row));
      if (open.leftMinor > 0) next += 1;
    }
    if (open.leftMinor <= 0) continue;
    if (open.target !== undefined) open.target.creditMinor += open.leftMinor;
    credits.push({ paymentId: open.payment.id, rowId: open.payment.rowId, amountMinor: open.leftMinor });
  }
  return { allocations, credits };
}

/** Allocates as much of a payment to a row as the row still takes. */
function fill(open: OpenPayment, into: AllocatedRow | undefined): readonly Allocation[] {
  if (into === undefined) return [];
  const roomMinor = into.row.amountMinor - into.waivedMinor - into.allocatedMinor;
  const amountMinor = Math.min(open.leftMinor, roomMinor);
  if (amountMinor <= 0) return [];
  into.allocatedMinor += amountMinor;
  open.leftMinor -= amountMinor;
  return [{ paymentId: open.payment.id, rowId: into.row.id, amountMinor }];
}

/** A ledger in the order of R-C09, with the index of each payment's row: the same for every day. */
type OrderedLedger = {
  readonly rows: readonly Pick<RowStanding, "row" | "adjusts">[];
  readonly payments: readonly LeasePayment[];
  readonly rowAt: readonly number[];
};

const ordered = new WeakMap<LeaseLedger, OrderedLedger>();

function inOrder(ledger: LeaseLedger): OrderedLedger {
  const known = ordered.get(ledger);
  if (known !== undefined) return known;
  const rows = ledger.rows.toSorted(compareRows);
  const at = new Map<string, number>(rows.map(({ id }, index) => [id, index]));
  const payments = ledger.payments.toSorted(comparePayments);
  const adjusted = adjustedMonths(rows);
  const found = {
    rows: rows.map((row) => ({ row, adjusts: adjusted.get(row.id) ?? null })),
    payments,
    rowAt: payments.map(({ rowId }) => at.get(rowId) ?? -1),
  };
  ordered.set(ledger, found);
  return found;
}

function openRows(ledger: LeaseLedger, asOf: PlainDate): readonly AllocatedRow[] {
  const waived = new Map<string, number>();
  for (const { rowId, writtenOn, amountMinor } of ledger.writeDowns) {
    if (writtenOn <= asOf) waived.set(rowId, (waived.get(rowId) ?? 0) + amountMinor);
  }
  return inOrder(ledger).rows.map(({ row, adjusts }) => ({
    row,
    adjusts,
    waivedMinor: waived.get(row.id) ?? 0,
    allocatedMinor: 0,
    creditMinor: 0,
  }));
}

function openPayments(
  ledger: LeaseLedger,
  rows: readonly AllocatedRow[],
  asOf: PlainDate,
): readonly OpenPayment[] {
  const refunded = new Map<string, number>();
  for (const { paymentId, refundedOn, amountMinor } of ledger.refunds) {
    if (refundedOn <= asOf) refunded.set(paymentId, (refunded.get(paymentId) ?? 0) + amountMinor);
  }
  const { payments, rowAt } = inOrder(ledger);
  return payments.flatMap((payment, index) => {
    if (payment.paidOn > asOf) return [];
    const target = rows[rowAt[index] ?? -1];
    if (target === undefined) throw new Error(`payment ${payment.id} points to a row of another lease`);
    return [{ payment, target, leftMinor: payment.amountMinor - (refunded.get(payment.id) ?? 0) }];
  });
}
