import { addDays, addToMonth, laterOf } from "../../calendar/index.ts";
import type { Month, PlainDate } from "../../calendar/index.ts";
import { rentRowStates } from "../balance/lease-account.ts";
import type { LeaseAccount, RentRowState } from "../balance/lease-account.ts";
import type { LeaseMonth } from "../rent-rows/lease-months.ts";
import type { LeasePayment } from "../rent-rows/rent-ledger.ts";

/** A month of a lease with the day on which it was paid. Amounts in minor units. */
export type PaidMonth = Pick<LeaseMonth, "period" | "state" | "sumMinor" | "settledMinor"> & {
  /** The last day on which a payment settled a part of it; null while a part is open, and where no money was needed. */
  readonly settledOn: PlainDate | null;
  /** A part of it was settled after its own due day and the grace days. False where `settledOn` is null. */
  readonly paidLate: boolean;
};

/**
 * When each month was paid: the days of the payments that R-C09 allocates to its rows. Money received before the due
 * day is on time, whatever it was sent for.
 */
export function paidMonths(
  months: readonly LeaseMonth[],
  { allocations }: Pick<LeaseAccount, "allocations">,
  { payments, graceDays }: { readonly payments: readonly LeasePayment[]; readonly graceDays: number },
): readonly PaidMonth[] {
  const dayOf = new Map<string, PlainDate>(payments.map(({ id, paidOn }) => [id, paidOn]));
  const settled = new Map<string, PlainDate>();
  for (const { paymentId, rowId } of allocations) {
    const paidOn = dayOf.get(paymentId);
    if (paidOn === undefined) throw new Error(`an allocation of the unknown payment ${paymentId}`);
    const known = settled.get(rowId);
    settled.set(rowId, known === undefined ? paidOn : laterOf(known, paidOn));
  }
  return months.map(({ period, state, sumMinor, settledMinor, outstandingMinor, rows }) => {
    const parts = rows.flatMap(({ row }) => {
      const paidOn = settled.get(row.id);
      return paidOn === undefined ? [] : [{ paidOn, paidLate: paidOn > addDays(row.dueOn, graceDays) }];
    });
    const isSettled = outstandingMinor === 0 && parts.length > 0;
    return {
      period,
      state,
      sumMinor,
      settledMinor,
      settledOn: isSettled ? parts.map(({ paidOn }) => paidOn).reduce(laterOf) : null,
      paidLate: isSettled && parts.some(({ paidLate }) => paidLate),
    };
  });
}

/** A month of a tenant over all leases; `state` null where none of them billed anything. */
export type MonthOfYear = {
  readonly period: Month;
  readonly state: RentRowState | null;
  readonly settledOn: PlainDate | null;
  readonly paidLate: boolean;
};

const MONTHS = 12;

/**
 * Twelve months ending with `last`, oldest first. Where several leases bill one month, the most urgent state stands for
 * it (R-C08), and it is settled once the last of them is.
 */
export function twelveMonths(leases: readonly (readonly PaidMonth[])[], last: Month): readonly MonthOfYear[] {
  const byPeriod = Map.groupBy(leases.flat(), ({ period }) => period);
  return Array.from({ length: MONTHS }, (_, at): MonthOfYear => {
    const period = addToMonth(last, at - MONTHS + 1);
    const months = byPeriod.get(period) ?? [];
    const state = rentRowStates.find((one) => months.some((month) => month.state === one)) ?? null;
    const days = months.flatMap(({ settledOn }) => (settledOn === null ? [] : [settledOn]));
    const isOpen = months.some(({ sumMinor, settledMinor }) => settledMinor < sumMinor);
    return {
      period,
      state,
      settledOn: isOpen || days.length === 0 ? null : days.reduce(laterOf),
      paidLate: !isOpen && months.some(({ paidLate }) => paidLate),
    };
  });
}
