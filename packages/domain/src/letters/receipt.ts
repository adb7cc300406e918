import type { Month, PlainDate } from "../calendar/index.ts";
import { accept, compareText, refuse } from "../kernel/index.ts";
import type { Decision } from "../kernel/index.ts";
import { adjustedMonth, leaseAccount } from "../leases/index.ts";
import type { LeaseAccount, RowAccount } from "../leases/index.ts";
import type { PaymentMethod } from "../ledger/index.ts";
import { partOf, sumOfAmounts } from "./letter-ledger.ts";
import type { LetterLedger, LetterPayment, RowPart } from "./letter-ledger.ts";

/** One row of a receipt. Minor units. */
export type ReceiptLine = {
  readonly rowId: string;
  readonly period: Month;
  /** For an adjustment: the month it belongs to. */
  readonly adjusts: Month | null;
  readonly part: RowPart;
  /** The billed amount, less write-downs. */
  readonly amountDueMinor: number;
  /** The paid part: by all transfers in the receipt of a month, by the one in the receipt of a transfer. */
  readonly paidMinor: number;
};

/** One transfer in a receipt, with the part that counts there, net of refunds. */
export type ReceiptPayment = {
  readonly transferId: string;
  readonly paidOn: PlainDate;
  readonly method: PaymentMethod;
  readonly openingCredit: boolean;
  readonly fromDeposit: boolean;
  readonly amountMinor: number;
};

export type MonthReceipt = {
  readonly period: Month;
  /** First and last day that its rows cover. */
  readonly from: PlainDate;
  readonly to: PlainDate;
  /** In the order of R-C09; rows that bill nothing are left out. */
  readonly lines: readonly ReceiptLine[];
  /** Oldest first. */
  readonly payments: readonly ReceiptPayment[];
  readonly paidMinor: number;
  /** The open part of the month. */
  readonly leftMinor: number;
  /** Nothing is open: only then may it be called a quittance. */
  readonly isWhole: boolean;
};

/**
 * The receipt of a month (R-C08a) as of a day, in minor units: what it bills, what was paid of it, by which transfers,
 * and what is left. NOTHING_TO_CERTIFY when nothing was paid of it by then. It never certifies more than was paid: Σ
 * lines = Σ payments = paid.
 */
export function receiptOfMonth(
  ledger: LetterLedger,
  period: Month,
  asOf: PlainDate,
): Decision<MonthReceipt, "NOTHING_TO_CERTIFY"> {
  const account = leaseAccount(ledger, asOf);
  const rows = account.rows.filter(({ row }) => row.period === period);
  const paidMinor = sumOfAmounts(rows.map(({ allocatedMinor }) => allocatedMinor));
  if (paidMinor === 0) return refuse("NOTHING_TO_CERTIFY");
  const leftMinor = sumOfAmounts(rows.map(({ outstandingMinor }) => outstandingMinor));
  return accept({
    period,
    ...spanOf(rows),
    lines: rows
      .map((row) => lineOf(row, ledger, row.allocatedMinor))
      .filter(({ amountDueMinor }) => amountDueMinor > 0),
    payments: paymentsOf(ledger, account, new Set<string>(rows.map(({ row }) => row.id))),
    paidMinor,
    leftMinor,
    isWhole: leftMinor === 0,
  });
}

export type TransferReceipt = {
  readonly payment: ReceiptPayment;
  /** Money received, before refunds. */
  readonly receivedMinor: number;
  readonly refundedMinor: number;
  /** The rows it settled, in the order of R-C09. */
  readonly lines: readonly ReceiptLine[];
  /** The part that no row has taken yet. */
  readonly creditMinor: number;
  /** The amount open by then of the months that it settled in part or whole. */
  readonly leftMinor: number;
};

/**
 * The receipt of one transfer (R-C10a) as of a day, in minor units: its day, method and sum, what it settled, and what
 * of those months is left. NOTHING_TO_CERTIFY when it was not made by then, was refunded completely, or is the initial
 * credit of tracking. Σ lines + credit = received − refunded.
 */
export function receiptOfTransfer(
  ledger: LetterLedger,
  transferId: string,
  asOf: PlainDate,
): Decision<TransferReceipt, "NOTHING_TO_CERTIFY"> {
  const parts = ledger.payments.filter((one) => one.transferId === transferId && one.paidOn <= asOf);
  const [first] = parts;
  if (first === undefined || first.openingCredit) return refuse("NOTHING_TO_CERTIFY");
  const isPart = new Set<string>(parts.map(({ id }) => id));
  const receivedMinor = sumOfAmounts(parts.map(({ amountMinor }) => amountMinor));
  const refundedMinor = sumOfAmounts(
    ledger.refunds
      .filter(({ paymentId, refundedOn }) => isPart.has(paymentId) && refundedOn <= asOf)
      .map(({ amountMinor }) => amountMinor),
  );
  if (receivedMinor === refundedMinor) return refuse("NOTHING_TO_CERTIFY");
  const account = leaseAccount(ledger, asOf);
  const taken = account.allocations.filter(({ paymentId }) => isPart.has(paymentId));
  const lines = account.rows
    .map((row) => {
      const ofRow = taken.filter(({ rowId }) => rowId === row.row.id);
      return lineOf(row, ledger, sumOfAmounts(ofRow.map(({ amountMinor }) => amountMinor)));
    })
    .filter(({ paidMinor }) => paidMinor > 0);
  const months = new Set<string>(lines.map(({ period }) => period));
  return accept({
    payment: paymentOf(first, receivedMinor - refundedMinor),
    receivedMinor,
    refundedMinor,
    lines,
    creditMinor: receivedMinor - refundedMinor - sumOfAmounts(lines.map(({ paidMinor }) => paidMinor)),
    leftMinor: sumOfAmounts(
      account.rows
        .filter(({ row }) => months.has(row.period))
        .map(({ outstandingMinor }) => outstandingMinor),
    ),
  });
}

function lineOf({ row, waivedMinor }: RowAccount, { rows }: LetterLedger, paidMinor: number): ReceiptLine {
  return {
    rowId: row.id,
    period: row.period,
    adjusts: adjustedMonth(row, rows),
    part: partOf(row, rows),
    amountDueMinor: row.amountMinor - waivedMinor,
    paidMinor,
  };
}

/** A one-off charge covers only its due day, so the monthly rows, if any, determine the days that are paid for. */
function spanOf(rows: readonly RowAccount[]): Pick<MonthReceipt, "from" | "to"> {
  const monthly = rows.filter(({ row }) => !row.oneOff && (row.kind === "rent" || row.kind === "charge"));
  const spans = (monthly.length > 0 ? monthly : rows).map(({ row }) => row);
  const from = spans.map(({ startsOn }) => startsOn).toSorted(compareText)[0];
  const to = spans
    .map(({ endsOn }) => endsOn)
    .toSorted(compareText)
    .at(-1);
  if (from === undefined || to === undefined) throw new Error("a month without a row");
  return { from, to };
}

function paymentsOf(
  { payments }: LetterLedger,
  { allocations }: LeaseAccount,
  rowIds: ReadonlySet<string>,
): readonly ReceiptPayment[] {
  const known = new Map<string, LetterPayment>(payments.map((payment) => [payment.id, payment]));
  const taken = allocations.flatMap(({ paymentId, rowId, amountMinor }) => {
    const payment = known.get(paymentId);
    return payment === undefined || !rowIds.has(rowId) ? [] : [{ payment, amountMinor }];
  });
  return [...Map.groupBy(taken, ({ payment }) => payment.transferId).values()]
    .flatMap((parts) => {
      const [first] = parts;
      return first === undefined
        ? []
        : [paymentOf(first.payment, sumOfAmounts(parts.map(({ amountMinor }) => amountMinor)))];
    })
    .toSorted((a, b) => compareText(a.paidOn, b.paidOn) || compareText(a.transferId, b.transferId));
}

function paymentOf(payment: LetterPayment, amountMinor: number): ReceiptPayment {
  const { transferId, paidOn, method, openingCredit, fromDeposit } = payment;
  return { transferId, paidOn, method, openingCredit, fromDeposit, amountMinor };
}
