import type { Month, PlainDate } from "../calendar/index.ts";
import { accept, refuse } from "../kernel/index.ts";
import type { Decision } from "../kernel/index.ts";
import { adjustedMonth, leaseAccount } from "../leases/index.ts";
import { partOf, sumOfAmounts } from "./letter-ledger.ts";
import type { LetterLedger, RowPart } from "./letter-ledger.ts";

/** One open row. Minor units. */
export type OpenLine = {
  readonly rowId: string;
  readonly period: Month;
  /** For an adjustment: the month it belongs to. */
  readonly adjusts: Month | null;
  readonly part: RowPart;
  readonly dueOn: PlainDate;
  readonly openMinor: number;
  /** Days since it was due; 0 within the grace days (R-C08). */
  readonly daysOverdue: number;
};

export type ReminderLetter = {
  /** In the order of R-C09. */
  readonly lines: readonly OpenLine[];
  readonly openMinor: number;
};

/**
 * The reminder of a day: every row that is due and not settled, with its days late, and their sum in minor units.
 * NOTHING_OUTSTANDING when there is none. Credit has been deducted from them already (R-C09).
 */
export function reminderLetter(
  ledger: LetterLedger,
  asOf: PlainDate,
): Decision<ReminderLetter, "NOTHING_OUTSTANDING"> {
  const lines = leaseAccount(ledger, asOf)
    .rows.filter(({ row, outstandingMinor }) => row.dueOn <= asOf && outstandingMinor > 0)
    .map(({ row, outstandingMinor, daysOverdue }) => ({
      rowId: row.id,
      period: row.period,
      adjusts: adjustedMonth(row, ledger.rows),
      part: partOf(row, ledger.rows),
      dueOn: row.dueOn,
      openMinor: outstandingMinor,
      daysOverdue,
    }));
  if (lines.length === 0) return refuse("NOTHING_OUTSTANDING");
  return accept({ lines, openMinor: sumOfAmounts(lines.map(({ openMinor }) => openMinor)) });
}
