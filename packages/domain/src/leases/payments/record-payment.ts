import type { PlainDate } from "../../calendar/index.ts";
import type { RentRowId } from "../../ids/index.ts";
import { accept, refuse } from "../../kernel/index.ts";
import type { Decision } from "../../kernel/index.ts";
import { paymentMethods } from "../../ledger/index.ts";
import type { PaymentMethod, RentCategory } from "../../ledger/index.ts";
import { compareRows, incomeCategoryOf } from "../rent-rows/rent-ledger.ts";
import type { RentRowKind } from "../rent-rows/rent-ledger.ts";

/** A payment to store, and the one Income to create with it (R-C11). Minor units of the lease's currency. */
export type RecordedPayment = {
  readonly amountMinor: number;
  readonly paidOn: PlainDate;
  readonly method: PaymentMethod;
  readonly incomeCategory: RentCategory;
};

export type PaymentRefusal =
  | "AMOUNT_NOT_POSITIVE"
  | "NOTHING_OUTSTANDING"
  | "PAYMENT_DATE_IN_FUTURE"
  | "INVALID_PAYMENT_METHOD";

/**
 * R-C10: marks a row as paid. `amountMinor` null = what is outstanding now. An explicit amount on a settled row is an
 * overpayment and allowed. Checked in this order: amount (AMOUNT_NOT_POSITIVE), outstanding (NOTHING_OUTSTANDING), date
 * (PAYMENT_DATE_IN_FUTURE, against the property's today), method (INVALID_PAYMENT_METHOD).
 */
export function planRecordedPayment(input: {
  readonly kind: RentRowKind;
  /** Kind of the row to which an adjustment belongs; null for all other rows. */
  readonly adjustedKind: RentRowKind | null;
  readonly outstandingMinor: number;
  readonly amountMinor: number | null;
  readonly paidOn: PlainDate;
  readonly method: string;
  readonly today: PlainDate;
}): Decision<RecordedPayment, PaymentRefusal> {
  const amount = decideAmount(input.amountMinor, input.outstandingMinor);
  if (!amount.ok) return amount;
  if (input.paidOn > input.today) return refuse("PAYMENT_DATE_IN_FUTURE");
  const method = paymentMethods.find((known) => known === input.method);
  if (method === undefined) return refuse("INVALID_PAYMENT_METHOD");
  return accept({
    amountMinor: amount.value,
    paidOn: input.paidOn,
    method,
    incomeCategory: incomeCategoryOf(input.kind, input.adjustedKind),
  });
}

export type OpenRow<RowId extends string = RentRowId> = {
  readonly id: RowId;
  readonly kind: RentRowKind;
  readonly adjustedKind: RentRowKind | null;
  readonly dueOn: PlainDate;
  readonly outstandingMinor: number;
};

export type TransferPart<RowId extends string = RentRowId> = {
  readonly rowId: RowId;
  readonly amountMinor: number;
  readonly incomeCategory: RentCategory;
};

/**
 * R-C10a: one transfer over several ticked rows, filled in the order of R-C09; `amountMinor` null = Σ outstanding on
 * them. The remainder goes to `others`, the lease's other open rows that are due, oldest first; what no row takes is
 * credit on the last row of category rent that was ticked or given a part (the last of any kind, if there is none).
 * Rows that get 0 make no part. Errors: AMOUNT_NOT_POSITIVE, NOTHING_OUTSTANDING. Date and method are checked as in
 * `planRecordedPayment`.
 */
export function splitTransfer<RowId extends string>(
  ticked: readonly OpenRow<RowId>[],
  amountMinor: number | null,
  others: readonly OpenRow<RowId>[] = [],
): Decision<readonly TransferPart<RowId>[], "AMOUNT_NOT_POSITIVE" | "NOTHING_OUTSTANDING"> {
  const outstandingMinor = ticked.reduce((total, row) => total + row.outstandingMinor, 0);
  const amount = decideAmount(amountMinor, outstandingMinor);
  if (!amount.ok) return amount;
  const { filled: given, leftMinor } = fillRows(ticked, amount.value, others);
  const reached = given.filter(({ takenMinor }, index) => takenMinor > 0 || index < ticked.length);
  const creditRow = creditRowOf(reached.map(({ row }) => row));
  return accept(
    given
      .map(({ row, takenMinor }) => ({
        rowId: row.id,
        amountMinor: row === creditRow ? takenMinor + leftMinor : takenMinor,
        incomeCategory: categoryOf(row),
      }))
      .filter((part) => part.amountMinor > 0),
  );
}

/** A row and the part of a transfer that it takes. */
export type FilledRow<RowId extends string = RentRowId> = {
  readonly row: OpenRow<RowId>;
  readonly takenMinor: number;
};

/**
 * R-C10a: spreads an amount over the ticked rows in the order of R-C09, then over `others`, oldest first. Σ
 * `takenMinor` + `leftMinor` is the amount. The only code that spreads a transfer: previews in forms use it too.
 */
export function fillRows<RowId extends string>(
  ticked: readonly OpenRow<RowId>[],
  amountMinor: number,
  others: readonly OpenRow<RowId>[],
): { readonly filled: readonly FilledRow<RowId>[]; readonly leftMinor: number } {
  let leftMinor = amountMinor;
  const filled = [...ticked.toSorted(compareRows), ...others.toSorted(compareRows)].map((row) => {
    const takenMinor = Math.min(leftMinor, row.outstandingMinor);
    leftMinor -= takenMinor;
    return { row, takenMinor };
  });
  return { filled, leftMinor };
}

/**
 * R-C10a: the row that gets the credit of a transfer: the last row of category rent in R-C09 order, or the last of any
 * kind.
 */
export function creditRowOf<RowId extends string>(
  rows: readonly OpenRow<RowId>[],
): OpenRow<RowId> | undefined {
  const ordered = rows.toSorted(compareRows);
  return ordered.findLast((row) => categoryOf(row) === "rent") ?? ordered.at(-1);
}

function categoryOf({ kind, adjustedKind }: Pick<OpenRow, "kind" | "adjustedKind">): RentCategory {
  return incomeCategoryOf(kind, adjustedKind);
}

function decideAmount(
  amountMinor: number | null,
  outstandingMinor: number,
): Decision<number, "AMOUNT_NOT_POSITIVE" | "NOTHING_OUTSTANDING"> {
  if (amountMinor !== null) return amountMinor > 0 ? accept(amountMinor) : refuse("AMOUNT_NOT_POSITIVE");
  return outstandingMinor > 0 ? accept(outstandingMinor) : refuse("NOTHING_OUTSTANDING");
}
