import { differenceInDays } from "../../calendar/index.ts";
import type { PlainDate } from "../../calendar/index.ts";
import { incomeCategoryOf } from "../rent-rows/rent-ledger.ts";
import type { RentRowKind } from "../rent-rows/rent-ledger.ts";

/** How far from the due day a record may lie to be taken for the row's payment (R-C11), both ends included. */
export const LINK_DAYS = 10;

type OpenRow = {
  readonly kind: RentRowKind;
  readonly adjustedKind: RentRowKind | null;
  readonly dueOn: PlainDate;
  readonly outstandingMinor: number;
};

type FoundIncome = {
  readonly category: string;
  readonly amountMinor: number;
  readonly receivedOn: PlainDate;
};

/**
 * R-C11: whether an Income without link may be this row's payment: the category that the row's payment would make, exactly what
 * is outstanding, received within 10 days of the due day and not in the future. That it is of the same property, currency, lease
 * and tenant is for the caller to have asked.
 */
export function paysRow(income: FoundIncome, row: OpenRow, today: PlainDate): boolean {
  return (
    row.outstandingMinor > 0 &&
    income.amountMinor === row.outstandingMinor &&
    income.category === incomeCategoryOf(row.kind, row.adjustedKind) &&
    income.receivedOn <= today &&
    Math.abs(differenceInDays(row.dueOn, income.receivedOn)) <= LINK_DAYS
  );
}
