import { shareOf } from "./cash-figures.ts";
import type { CashShare, CashUse } from "./cash-figures.ts";
import { metricFigures } from "../metrics/all-metrics.ts";
import type { Metric } from "../metrics/all-metrics.ts";
import type { CashGroup } from "../records.ts";

/**
 * R-F07, R-F08, R-F09, R-C11: what a record gives to a figure; null where it is no part of it. On the accrual basis Income that belongs
 * to a lease payment or a booking is left out: its rent row and its nights count instead.
 */
export function cashShare(
  metric: Metric,
  record: Pick<CashGroup, "book" | "category" | "nature" | "linked">,
): CashShare | null {
  const use = cashUseOf(metric);
  return use === null ? null : shareOf(use, record);
}

/** Which records a figure is made of, for whoever looks for them; null of one that the books have no part in. */
export function cashUseOf(metric: Metric): CashUse | null {
  return metricFigures[metric].cash;
}
