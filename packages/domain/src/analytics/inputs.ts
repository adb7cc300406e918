import { missingForDebtService } from "./debt-service.ts";
import { trailingYear } from "./figure-days.ts";
import type { Holding } from "./holdings.ts";
import type { Metric, PropertyInput } from "./metrics.ts";
import { isIn } from "./period.ts";
import type { Days } from "./period.ts";

/**
 * The fields of a property that a figure of some days waits for; empty where it waits for none, or for no field. Debt service that was
 * recorded on days that the figure does not count is none of it, whatever else was loaded.
 */
export function missingInputs(
  metric: Metric,
  { property: { loan }, cells }: Holding,
  days: Days,
): readonly PropertyInput[] {
  if (metric === "payback") return (loan.purchasePriceMinor ?? 0) > 0 ? [] : ["purchasePrice"];
  if (metric !== "dscr" && metric !== "dscr_12_months") return [];
  const counted = metric === "dscr" ? days : trailingYear(days);
  return cells.some(({ from, hasDebt }) => hasDebt && isIn(from, counted)) ? [] : missingForDebtService(loan);
}
