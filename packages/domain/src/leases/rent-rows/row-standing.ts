import { earlierOf } from "../../calendar/index.ts";
import type { PlainDate } from "../../calendar/index.ts";
import { compareText } from "../../kernel/index.ts";
import { leaseAccount } from "../balance/lease-account.ts";
import type { LeaseLedger, PlanLedger, RentRow, StoredWriteDown } from "./rent-ledger.ts";

/** What a plan needs to know about a row before changing it. Amounts in minor units. */
export type PlannedRow = {
  readonly row: RentRow;
  /**
   * R-C07: net payments made for it or allocated to it are above 0, whatever their date; only the rule `rewrite`
   * changes its amount then.
   */
  readonly hasMoney: boolean;
  /** A payment was made for it, even one refunded since: it is never deleted. */
  readonly everAimed: boolean;
  /** What the row bills: its amount less the write-downs of a changed rent. */
  readonly billedMinor: number;
  /** Amounts waived on it (waivers, settlements), newest first. */
  readonly waivers: readonly StoredWriteDown[];
};

/** The rows of a ledger as of today, in the order of R-C09, prepared for a plan. */
export function plannedRows(ledger: PlanLedger, today: PlainDate): readonly PlannedRow[] {
  const everAimed = new Set<string>(ledger.payments.map(({ rowId }) => rowId));
  const netAimed = netByRow(ledger);
  const written = Map.groupBy(ledger.writeDowns, ({ rowId }) => rowId);
  return leaseAccount(countedToday(ledger, today), today).rows.map(({ row, allocatedMinor }) => {
    const ofRow = written.get(row.id) ?? [];
    const rentChanges = ofRow.filter(({ reason }) => reason === "rent_change");
    return {
      row,
      hasMoney: allocatedMinor > 0 || (netAimed.get(row.id) ?? 0) > 0,
      everAimed: everAimed.has(row.id),
      billedMinor: row.amountMinor - rentChanges.reduce((sum, { amountMinor }) => sum + amountMinor, 0),
      waivers: ofRow.filter(({ reason }) => reason !== "rent_change").toSorted(newestFirst),
    };
  });
}

/** Σ payments less refunds, by the row for which they were made. */
function netByRow({ payments, refunds }: LeaseLedger): ReadonlyMap<string, number> {
  const net = new Map<string, number>();
  const rowOf = new Map<string, string>(payments.map(({ id, rowId }) => [id, rowId]));
  const add = (rowId: string, amountMinor: number): void => {
    net.set(rowId, (net.get(rowId) ?? 0) + amountMinor);
  };
  for (const { rowId, amountMinor } of payments) add(rowId, amountMinor);
  for (const { paymentId, amountMinor } of refunds) {
    const rowId = rowOf.get(paymentId);
    if (rowId !== undefined) add(rowId, -amountMinor);
  }
  return net;
}

/** The ledger with future dates moved to today: everything stored counts for a plan. */
export function countedToday(ledger: LeaseLedger, today: PlainDate): LeaseLedger {
  return {
    ...ledger,
    payments: ledger.payments.map((payment) => ({ ...payment, paidOn: earlierOf(payment.paidOn, today) })),
    refunds: ledger.refunds.map((refund) => ({ ...refund, refundedOn: earlierOf(refund.refundedOn, today) })),
    writeDowns: ledger.writeDowns.map((down) => ({ ...down, writtenOn: earlierOf(down.writtenOn, today) })),
  };
}

function newestFirst(a: StoredWriteDown, b: StoredWriteDown): number {
  return compareText(b.writtenOn, a.writtenOn) || compareText(b.id, a.id);
}
