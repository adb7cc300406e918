import { shareOf } from "./cash-figures.ts";
import type { CashShare, CashUse } from "./cash-figures.ts";
import { metricFigures } from "../metrics/all-metrics.ts";
import type { Metric } from "../metrics/all-metrics.ts";
import type { CashGroup } from "../records.ts";

/**
 * R-F07, R-F08, R-F09, R-C11: how a record counts in a figure; null where it does not. On the accrual basis Income that
 * belongs to a lease payment or a booking is left out: its rent row and its nights count instead.
 */
export function cashShare(
  metric: Metric,
  record: Pick<CashGroup, "book" | "category" | "nature" | "linked">,
): CashShare | null {
  const use = cashUseOf(metric);
  return use === null ? null : shareOf(use, record);
}

/** The records that a figure consists of, for code that lists them; null for a figure without records of the books. */
export function cashUseOf(metric: Metric): CashUse | null {
  return metricFigures[metric].cash;
}
