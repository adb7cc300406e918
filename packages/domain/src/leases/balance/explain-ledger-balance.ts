import { laterOf } from "../../calendar/index.ts";
import type { PlainDate } from "../../calendar/index.ts";
import { compareText } from "../../kernel/index.ts";
import { leaseAccount } from "./lease-account.ts";
import type { LeaseAccount } from "./lease-account.ts";
import type { LeaseLedger, WriteDownReason } from "../rent-rows/rent-ledger.ts";

/**
 * One line of a tenant's statement. `amountMinor` is its effect on the balance: rows and refunds +, write-downs and
 * payments −.
 */
export type BalanceEntry = {
  readonly kind: "row" | "write_down" | "payment" | "refund";
  /** Id of the row (for a row and its write-downs), of the payment, or of the refund. */
  readonly id: string;
  /** The day from which it counts: due day, payment day or refund day; for a write-down, not before its row is due. */
  readonly date: PlainDate;
  readonly amountMinor: number;
  /** Write-downs only: why the amount is no longer billed. */
  readonly reason?: WriteDownReason;
  /** The balance after this line. */
  readonly runningMinor: number;
};

export type BalanceExplanation = {
  readonly account: LeaseAccount;
  readonly entries: readonly BalanceEntry[];
};

const ENTRY_ORDER: Readonly<Record<BalanceEntry["kind"], number>> = {
  row: 0,
  write_down: 1,
  payment: 2,
  refund: 3,
};

/**
 * R-Z07, "why does he owe this on that day": the account as of the day (with the allocations behind the row states) and
 * every row, write-down, payment and refund behind the balance, oldest first. The last line's running balance is the
 * account's balance.
 */
export function explainLedgerBalance(ledger: LeaseLedger, asOf: PlainDate): BalanceExplanation {
  const account = leaseAccount(ledger, asOf);
  let runningMinor = 0;
  const entries = countedEntries(ledger, asOf)
    .toSorted(
      (a, b) =>
        compareText(a.date, b.date) || ENTRY_ORDER[a.kind] - ENTRY_ORDER[b.kind] || compareText(a.id, b.id),
    )
    .map((entry): BalanceEntry => {
      runningMinor += entry.amountMinor;
      return { ...entry, runningMinor };
    });
  return { account, entries };
}

function countedEntries(ledger: LeaseLedger, asOf: PlainDate): readonly Omit<BalanceEntry, "runningMinor">[] {
  const dueOn = new Map<string, PlainDate>(ledger.rows.map((row) => [row.id, row.dueOn]));
  const entries = [
    ...ledger.rows.map((row) => ({
      kind: "row" as const,
      id: row.id,
      date: row.dueOn,
      amountMinor: row.amountMinor,
    })),
    ...ledger.writeDowns.map(({ rowId, writtenOn, amountMinor, reason }) => ({
      kind: "write_down" as const,
      id: rowId,
      reason,
      date: laterOf(writtenOn, dueOn.get(rowId) ?? writtenOn),
      amountMinor: -amountMinor,
    })),
    ...ledger.payments.map(({ id, paidOn, amountMinor }) => ({
      kind: "payment" as const,
      id,
      date: paidOn,
      amountMinor: -amountMinor,
    })),
    ...ledger.refunds.map(({ id, refundedOn, amountMinor }) => ({
      kind: "refund" as const,
      id,
      date: refundedOn,
      amountMinor,
    })),
  ];
  return entries.filter(({ date }) => date <= asOf);
}
