import { differenceInDays } from "../../calendar/index.ts";
import type { PlainDate } from "../../calendar/index.ts";
import { incomeCategoryOf } from "../rent-rows/rent-ledger.ts";
import type { RentRowKind } from "../rent-rows/rent-ledger.ts";

/** How many days from the due day a record may be to count as the row's payment (R-C11), inclusive. */
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
 * R-C11: whether an unlinked Income may be this row's payment: of the category that the row's payment would have, of
 * exactly the outstanding amount, received within 10 days of the due day and not in the future. The caller checks that
 * property, currency, lease and tenant match.
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
