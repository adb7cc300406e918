import type { Holding } from "./holdings.ts";
import { missingForDebtService } from "./debt-service.ts";
import type { Metric, PropertyInput } from "./metrics.ts";

/** The fields of a property that a figure waits for; empty where it waits for none, or for no field. */
export function missingInputs(
  metric: Metric,
  { property: { loan }, cells }: Holding,
): readonly PropertyInput[] {
  if (metric === "payback") return (loan.purchasePriceMinor ?? 0) > 0 ? [] : ["purchasePrice"];
  if (metric !== "dscr" && metric !== "dscr_12_months") return [];
  return cells.some(({ hasDebt }) => hasDebt) ? [] : missingForDebtService(loan);
}
