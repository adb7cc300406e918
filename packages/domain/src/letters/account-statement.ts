import type { Month, PlainDate } from "../calendar/index.ts";
import { adjustedMonth, explainLedgerBalance } from "../leases/index.ts";
import type { BalanceEntry, WriteDownReason } from "../leases/index.ts";
import type { PaymentMethod } from "../ledger/index.ts";
import { partOf } from "./letter-ledger.ts";
import type { LetterLedger, LetterPayment, RowPart } from "./letter-ledger.ts";

type Line = {
  readonly date: PlainDate;
  /** Effect on the balance: billed and refunded +, paid and written off −. Minor units, never 0. */
  readonly amountMinor: number;
  /** The balance after this line. */
  readonly balanceMinor: number;
};

/** One line of a statement. */
export type LetterStatementLine = Line &
  (
    | {
        readonly kind: "row";
        readonly rowId: string;
        readonly period: Month;
        /** For an adjustment: the month it belongs to. */
        readonly adjusts: Month | null;
        readonly part: RowPart;
      }
    | {
        readonly kind: "write_down";
        readonly rowId: string;
        readonly period: Month;
        readonly adjusts: Month | null;
        readonly part: RowPart;
        readonly reason: WriteDownReason;
      }
    | {
        readonly kind: "payment";
        readonly transferId: string;
        readonly method: PaymentMethod;
        readonly openingCredit: boolean;
        readonly fromDeposit: boolean;
      }
    | { readonly kind: "refund" }
  );

export type AccountStatement = {
  readonly from: PlainDate | null;
  readonly asOf: PlainDate;
  /** The balance before the first line; 0 for a statement from the beginning. */
  readonly openingMinor: number;
  readonly lines: readonly LetterStatementLine[];
  /** R-C15 on the day; positive: the tenant owes. */
  readonly closingMinor: number;
};

/**
 * The account of a tenant from a day (null: from the beginning) to a day, both inclusive, in minor units: rows by due
 * day, payments and refunds with one line per transfer, and write-downs, in the order in which they count (R-Z07).
 * opening + Σ lines = closing = the lease's balance.
 */
export function accountStatement(
  ledger: LetterLedger,
  { from, asOf }: { readonly from: PlainDate | null; readonly asOf: PlainDate },
): AccountStatement {
  const { account, entries } = explainLedgerBalance(ledger, asOf);
  const isShown = ({ date }: BalanceEntry): boolean => from === null || date >= from;
  const openingMinor = entries.findLast((entry) => !isShown(entry))?.runningMinor ?? 0;
  let balanceMinor = openingMinor;
  const lines = linesOf(ledger, entries.filter(isShown)).map((line): LetterStatementLine => {
    balanceMinor += line.amountMinor;
    return { ...line, balanceMinor };
  });
  return { from, asOf, openingMinor, lines, closingMinor: account.balanceMinor };
}

function linesOf(ledger: LetterLedger, entries: readonly BalanceEntry[]): readonly LetterStatementLine[] {
  const paid = new Map<string, LetterPayment>(ledger.payments.map((payment) => [payment.id, payment]));
  const transferOf = new Map<string, string>([
    ...ledger.payments.map(({ id, transferId }) => [`payment ${id}`, transferId] as const),
    ...ledger.refunds.map(({ id, transferId }) => [`refund ${id}`, transferId] as const),
  ]);
  const transfers = new Map<string, { at: number; amountMinor: number }>();
  const lines: LetterStatementLine[] = [];
  for (const entry of entries) {
    if (entry.amountMinor === 0) continue;
    const transferId = transferOf.get(`${entry.kind} ${entry.id}`);
    const known = transferId === undefined ? undefined : transfers.get(transferId);
    if (known === undefined) {
      if (transferId !== undefined)
        transfers.set(transferId, { at: lines.length, amountMinor: entry.amountMinor });
      lines.push(lineOf(ledger, paid, entry));
    } else {
      // Parts of one transfer share a date, so only payments or refunds of that date come between them.
      known.amountMinor += entry.amountMinor;
      const line = lines[known.at];
      if (line !== undefined) lines[known.at] = { ...line, amountMinor: known.amountMinor };
    }
  }
  return lines;
}

function lineOf(
  { rows }: LetterLedger,
  paid: ReadonlyMap<string, LetterPayment>,
  { kind, id, date, amountMinor, reason, runningMinor }: BalanceEntry,
): LetterStatementLine {
  const line = { date, amountMinor, balanceMinor: runningMinor };
  if (kind === "refund") return { ...line, kind };
  if (kind === "payment") {
    const payment = paid.get(id);
    if (payment === undefined) throw new Error(`the ledger has no payment ${id}`);
    const { transferId, method, openingCredit, fromDeposit } = payment;
    return { ...line, kind, transferId, method, openingCredit, fromDeposit };
  }
  const row = rows.find((one) => one.id === id);
  if (row === undefined) throw new Error(`the ledger has no row ${id}`);
  const of = {
    rowId: id,
    period: row.period,
    adjusts: adjustedMonth(row, rows),
    part: partOf(row, rows),
  };
  return kind === "row" ? { ...line, ...of, kind } : { ...line, ...of, kind, reason: reason ?? "waiver" };
}
