import type { OpenMonthView } from "@keystead/contract/leases";

import { amountOf, minorOf } from "../../lib/minor-units.ts";
import type { OpenRow } from "./open-rows.ts";

/** Single open rows folded into months. */
export function monthsOfRows(
  rows: readonly OpenRow[],
  { currency, today }: { readonly currency: string; readonly today: string },
): readonly OpenMonthView[] {
  return [...Map.groupBy(rows, ({ period }) => period)].map(([period, parts]) => {
    const dueOn = parts.map((part) => part.dueOn).toSorted()[0] ?? today;
    const outstanding = amountOf(
      parts.reduce((sum, part) => sum + minorOf(part.outstanding, currency), 0),
      currency,
    );
    return {
      period,
      dueOn,
      amount: outstanding,
      settled: amountOf(0, currency),
      outstanding,
      state: "due",
      overdue: dueOn < today,
      daysLate: 0,
      rows: parts.map((part) => ({ ...part, oneOff: false, note: "" })),
    };
  });
}
