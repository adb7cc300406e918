import type { LeaseView } from "@keystead/contract/leases";
import { amountLess, sumAmounts } from "@keystead/domain/money";

import { isZero } from "../../../lib/format/minor-units.ts";

/** A month with what is due by today. */
export type DueMonth = {
  readonly period: string;
  readonly dueOn: string;
  readonly amount: string;
  readonly settled: string;
  readonly outstanding: string;
};

/**
 * The months that are open by today, the oldest first. A part that is due later in its month does not count yet, so
 * their sum is what `untilToday` calls open.
 */
export function openMonthsUntilToday({
  rows,
  today,
  currency,
}: Pick<LeaseView, "rows" | "today" | "currency">): readonly DueMonth[] {
  const due = rows.filter(({ dueOn }) => dueOn <= today);
  return [...Map.groupBy(due, ({ period }) => period)]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([period, parts]) => {
      const open = parts.filter(({ outstanding }) => !isZero(outstanding));
      const dueOn = open.map((part) => part.dueOn).toSorted()[0];
      if (dueOn === undefined) return [];
      const sum = (of: (part: (typeof parts)[number]) => string): string =>
        sumAmounts(parts.map(of), currency);
      return [
        {
          period,
          dueOn,
          amount: sum(({ amount, waived }) => amountLess(amount, waived, currency)),
          settled: sum(({ allocated }) => allocated),
          outstanding: sum(({ outstanding }) => outstanding),
        },
      ];
    });
}
