import { missingForDebtService } from "./figures/debt-service.ts";
import { figureDays } from "./periods/figure-days.ts";
import type { Holding } from "./holdings.ts";
import type { PropertyInput } from "./metric-words.ts";
import { metricFacts } from "./metrics/all-metrics.ts";
import type { Metric } from "./metrics/all-metrics.ts";
import { isIn } from "./periods/period.ts";
import type { PeriodDays } from "./periods/period.ts";

/**
 * The property's fields that a figure of some days still needs; empty where none is missing. Recorded debt service
 * counts only on days that the figure counts, whatever else was loaded.
 */
export function missingInputs(
  metric: Metric,
  { property: { loan }, cells }: Holding,
  days: PeriodDays,
): readonly PropertyInput[] {
  const { needs } = metricFacts[metric];
  if (needs === "purchase") return (loan.purchasePriceMinor ?? 0) > 0 ? [] : ["purchasePrice"];
  if (needs === undefined) return [];
  const counted = figureDays(metric, { days, whole: days });
  return cells.some(({ from, hasDebt }) => hasDebt && isIn(from, counted)) ? [] : missingForDebtService(loan);
}
