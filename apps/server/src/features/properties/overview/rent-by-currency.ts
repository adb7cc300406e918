import type { RentByCurrency, RentOfPeriodView } from "@keystead/contract/wire";
import { compareText } from "@keystead/domain/kernel";
import type { RentOfPeriod } from "@keystead/domain/leases";

import { amountText } from "./money-by-currency.ts";

export type RentOfLease = { readonly rent: RentOfPeriod | null; readonly currency: string };

/** The rent of leases side by side, one line per currency, never added over currencies (R-A06). */
export function rentByCurrency(leases: readonly RentOfLease[]): RentByCurrency {
  const due = leases.flatMap(({ rent, currency }) => (rent === null ? [] : [{ rent, currency }]));
  return [...Map.groupBy(due, ({ currency }) => currency)]
    .toSorted(([a], [b]) => compareText(a, b))
    .map(([currency, group]) => ({
      currency,
      ...rentView(addedUp(group.map(({ rent }) => rent)), currency),
    }));
}

export function rentView(rent: RentOfPeriod, currency: string): RentOfPeriodView {
  return {
    expected: amountText(rent.expectedMinor, currency),
    settled: amountText(rent.settledMinor, currency),
    open: amountText(rent.openMinor, currency),
    overdue: amountText(rent.overdueMinor, currency),
  };
}

/** The sum for leases in one currency. */
export function addedUp(rents: readonly RentOfPeriod[]): RentOfPeriod {
  const sum = (part: keyof RentOfPeriod): number => rents.reduce((total, rent) => total + rent[part], 0);
  return {
    expectedMinor: sum("expectedMinor"),
    settledMinor: sum("settledMinor"),
    openMinor: sum("openMinor"),
    overdueMinor: sum("overdueMinor"),
  };
}
