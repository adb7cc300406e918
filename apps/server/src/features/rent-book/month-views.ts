import type { LeaseMonthView, OpenMonthView } from "@keystead/contract/leases";
import { leaseMonths } from "@keystead/domain/leases";
import type { BilledMonth, LeaseAccount, LeaseMonth } from "@keystead/domain/leases";
import { moneyText } from "@keystead/domain/money";
import type { Currency } from "@keystead/domain/money";

type OfLease = {
  readonly currency: Currency;
  /** Returns the note of a one-off charge. A standing does not include the note, so it is read from the lease. */
  readonly noteOf?: (rowId: string) => string;
};

/** A month of a lease with its rows combined (R-C08a). */
export function monthView(month: LeaseMonth, currency: Currency): Omit<LeaseMonthView, "rows"> {
  const money = (minor: number): string => moneyText({ minor, currency });
  return {
    period: month.period,
    dueOn: month.dueOn,
    amount: money(month.sumMinor),
    settled: money(month.settledMinor),
    outstanding: money(month.outstandingMinor),
    state: month.state,
    overdue: month.overdue,
    daysOverdue: month.daysOverdue,
  };
}

/** A month with its requested parts, as the payment form takes it. */
export function billedMonthView(
  { month, parts, dueOn, daysOverdue, amountDueMinor }: BilledMonth,
  { currency, noteOf }: OfLease,
): OpenMonthView {
  return {
    ...monthView(month, currency),
    dueOn,
    daysOverdue,
    outstanding: moneyText({ minor: amountDueMinor, currency }),
    rows: parts.map(({ row: { row, adjusts }, amountDueMinor: partMinor }) => ({
      ref: row.id,
      kind: row.kind,
      dueOn: row.dueOn,
      outstanding: moneyText({ minor: partMinor, currency }),
      oneOff: row.oneOff,
      adjusts,
      note: noteOf?.(row.id) ?? "",
    })),
  };
}

/** Every open month of a lease, including coming ones, oldest first. */
export function openMonths(
  { currency, graceDays, noteOf }: OfLease & { readonly graceDays: number },
  account: LeaseAccount,
): OpenMonthView[] {
  const lease = { currency, ...(noteOf === undefined ? {} : { noteOf }) };
  return leaseMonths(account, graceDays)
    .filter(({ outstandingMinor }) => outstandingMinor > 0)
    .map((month) =>
      billedMonthView(
        {
          month,
          parts: month.rows
            .filter(({ outstandingMinor }) => outstandingMinor > 0)
            .map((row) => ({ row, amountDueMinor: row.outstandingMinor })),
          dueOn: month.dueOn,
          daysOverdue: month.daysOverdue,
          amountDueMinor: month.outstandingMinor,
        },
        lease,
      ),
    );
}

/** The open months that are due, and the next coming one. */
export function openMonthsThroughNext(
  lease: OfLease & { readonly graceDays: number },
  account: LeaseAccount,
): OpenMonthView[] {
  const open = openMonths(lease, account);
  const next = open.findIndex(({ dueOn }) => dueOn > account.asOf);
  return next === -1 ? open : open.slice(0, next + 1);
}
