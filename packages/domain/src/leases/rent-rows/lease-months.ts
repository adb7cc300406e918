import { addDays, differenceInDays } from "../../calendar/index.ts";
import type { Month, PlainDate } from "../../calendar/index.ts";
import { compareText } from "../../kernel/index.ts";
import { sum } from "../balance/lease-account.ts";
import type { LeaseAccount, RentRowState, RowAccount } from "../balance/lease-account.ts";

/** R-C08a: what a lease bills for one calendar month, all rows of its period together. Amounts in minor units. */
export type LeaseMonth = {
  readonly period: Month;
  /** Its parts, in the order of R-C09: rent, charges, one-off charges, adjustments, the opening balance. */
  readonly rows: readonly RowAccount[];
  /** The earliest due day of an open part, else the latest of all parts. */
  readonly dueOn: PlainDate;
  /** Σ (amount − waived). */
  readonly sumMinor: number;
  /** Σ allocated. */
  readonly settledMinor: number;
  readonly outstandingMinor: number;
  readonly state: RentRowState;
  /** A part of it is late (R-C08), whatever else was paid. */
  readonly overdue: boolean;
  /** Days since `dueOn` when `overdue`, else 0. */
  readonly daysOverdue: number;
};

/**
 * R-C08a: the rows of an account folded into months, oldest first. The state of a month is that of a row (R-C08) with
 * its sums; it is overpaid only while no other row of the lease is open, since the rest of a payment pays that row when
 * it is due. Σ sum, settled and outstanding of the months equal those of the rows.
 */
export function leaseMonths(
  { rows, asOf }: Pick<LeaseAccount, "rows" | "asOf">,
  graceDays: number,
): readonly LeaseMonth[] {
  const isOpenElsewhere = rows.some(({ outstandingMinor }) => outstandingMinor > 0);
  return [...Map.groupBy(rows, ({ row }) => row.period)]
    .toSorted(([a], [b]) => compareText(a, b))
    .map(([period, parts]) => monthOfParts(period, parts, { asOf, graceDays, isOpenElsewhere }));
}

type Judged = {
  readonly asOf: PlainDate;
  readonly graceDays: number;
  readonly isOpenElsewhere: boolean;
};

function monthOfParts(
  period: Month,
  rows: readonly RowAccount[],
  { asOf, graceDays, isOpenElsewhere }: Judged,
): LeaseMonth {
  const open = rows.filter(({ outstandingMinor }) => outstandingMinor > 0);
  const dueDays = (open.length > 0 ? open : rows).map(({ row }) => row.dueOn).toSorted(compareText);
  const dueOn = open.length > 0 ? dueDays[0] : dueDays.at(-1);
  if (dueOn === undefined) throw new Error(`the month ${period} has no row`);
  const sumMinor = sum(rows.map(({ row, waivedMinor }) => row.amountMinor - waivedMinor));
  const settledMinor = sum(rows.map(({ allocatedMinor }) => allocatedMinor));
  const outstandingMinor = sumMinor - settledMinor;
  const overdue = outstandingMinor > 0 && dueOn < addDays(asOf, -graceDays);
  const sums = { sumMinor, settledMinor, outstandingMinor };
  const isOverpaid =
    outstandingMinor === 0 && !isOpenElsewhere && rows.some(({ creditMinor }) => creditMinor > 0);
  return {
    period,
    rows,
    dueOn,
    ...sums,
    state: isOverpaid
      ? "overpaid"
      : stateOf({
          ...sums,
          overdue,
          isDue: asOf >= dueOn,
          isWaived: rows.some(({ waivedMinor }) => waivedMinor > 0),
        }),
    overdue,
    daysOverdue: overdue ? differenceInDays(dueOn, asOf) : 0,
  };
}

function stateOf(month: {
  readonly sumMinor: number;
  readonly settledMinor: number;
  readonly outstandingMinor: number;
  readonly overdue: boolean;
  readonly isDue: boolean;
  readonly isWaived: boolean;
}): RentRowState {
  if (month.outstandingMinor === 0) return month.sumMinor === 0 && month.isWaived ? "waived" : "paid";
  if (month.settledMinor > 0) return "partially_paid";
  if (month.overdue) return "overdue";
  return month.isDue ? "due" : "scheduled";
}
