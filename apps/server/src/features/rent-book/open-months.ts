import type { OpenMonthView } from "@keystead/contract/leases";
import { leaseMonths } from "@keystead/domain/leases";
import type { LeaseAccount } from "@keystead/domain/leases";
import { formatMoney } from "@keystead/domain/money";
import type { Currency } from "@keystead/domain/money";

type OfLease = {
  readonly currency: Currency;
  readonly graceDays: number;
  /** Of a single charge. A standing keeps none. */
  readonly noteOf?: (rowId: string) => string;
};

/** The months of a lease that are due and open, and the next one to come, oldest first, as the form for a payment takes them. */
export function openMonths({ currency, graceDays, noteOf }: OfLease, account: LeaseAccount): OpenMonthView[] {
  const money = (minor: number): string => formatMoney({ minor, currency });
  const open = leaseMonths(account, graceDays).filter(({ outstandingMinor }) => outstandingMinor > 0);
  const next = open.findIndex(({ dueOn }) => dueOn > account.asOf);
  return (next === -1 ? open : open.slice(0, next + 1)).map((month) => ({
    period: month.period,
    dueOn: month.dueOn,
    amount: money(month.sumMinor),
    settled: money(month.settledMinor),
    outstanding: money(month.outstandingMinor),
    state: month.state,
    overdue: month.overdue,
    daysLate: month.daysOverdue,
    rows: month.rows
      .filter(({ outstandingMinor }) => outstandingMinor > 0)
      .map(({ row, outstandingMinor }) => ({
        ref: row.id,
        kind: row.kind,
        dueOn: row.dueOn,
        outstanding: money(outstandingMinor),
        oneOff: row.oneOff,
        note: noteOf?.(row.id) ?? "",
      })),
  }));
}
