import type { LeaseMonthView, OpenMonthView } from "@keystead/contract/leases";
import { leaseMonths } from "@keystead/domain/leases";
import type { AskedMonth, LeaseAccount, LeaseMonth } from "@keystead/domain/leases";
import { formatMoney } from "@keystead/domain/money";
import type { Currency } from "@keystead/domain/money";

type OfLease = {
  readonly currency: Currency;
  /** Of a single charge. A standing keeps none: the lease itself says it. */
  readonly noteOf?: (rowId: string) => string;
};

/** A month of a lease, its rows folded (R-C08a). */
export function monthView(month: LeaseMonth, currency: Currency): Omit<LeaseMonthView, "rows"> {
  const money = (minor: number): string => formatMoney({ minor, currency });
  return {
    period: month.period,
    dueOn: month.dueOn,
    amount: money(month.sumMinor),
    settled: money(month.settledMinor),
    outstanding: money(month.outstandingMinor),
    state: month.state,
    overdue: month.overdue,
    daysLate: month.daysOverdue,
  };
}

/** A month with those of its parts that are asked for, as the form for a payment takes it. */
export function askedMonthView(
  { month, parts, dueOn, daysLate, askedMinor }: AskedMonth,
  { currency, noteOf }: OfLease,
): OpenMonthView {
  return {
    ...monthView(month, currency),
    dueOn,
    daysLate,
    outstanding: formatMoney({ minor: askedMinor, currency }),
    rows: parts.map(({ row: { row, adjusts }, askedMinor: partMinor }) => ({
      ref: row.id,
      kind: row.kind,
      dueOn: row.dueOn,
      outstanding: formatMoney({ minor: partMinor, currency }),
      oneOff: row.oneOff,
      adjusts,
      note: noteOf?.(row.id) ?? "",
    })),
  };
}

/** Every month of a lease that is open, those ahead too, oldest first. */
export function openMonths(
  { currency, graceDays, noteOf }: OfLease & { readonly graceDays: number },
  account: LeaseAccount,
): OpenMonthView[] {
  const lease = { currency, ...(noteOf === undefined ? {} : { noteOf }) };
  return leaseMonths(account, graceDays)
    .filter(({ outstandingMinor }) => outstandingMinor > 0)
    .map((month) =>
      askedMonthView(
        {
          month,
          parts: month.rows
            .filter(({ outstandingMinor }) => outstandingMinor > 0)
            .map((row) => ({ row, askedMinor: row.outstandingMinor })),
          dueOn: month.dueOn,
          daysLate: month.daysOverdue,
          askedMinor: month.outstandingMinor,
        },
        lease,
      ),
    );
}

/** The open months that are due, and the next one to come. */
export function openMonthsThroughNext(
  lease: OfLease & { readonly graceDays: number },
  account: LeaseAccount,
): OpenMonthView[] {
  const open = openMonths(lease, account);
  const next = open.findIndex(({ dueOn }) => dueOn > account.asOf);
  return next === -1 ? open : open.slice(0, next + 1);
}
