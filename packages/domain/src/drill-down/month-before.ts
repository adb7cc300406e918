import type { DrillDown } from "./drill-down.ts";
import * as drillDowns from "./drill-down.ts";

/** The month before the running one, `2026-10`, up to the day that is as far into it as today (R-F01). */
type MonthBefore = { readonly month: string; readonly to: string };

/** What the running month is set beside, each part with its link. Apart from the others: they stand on the first screen, these below it. */
export const monthBeforeDrillDowns = {
  received: ({ month, to }: MonthBefore) => upTo(drillDowns.received({ period: month }), to),
  costs: ({ month, to }: MonthBefore) => upTo(drillDowns.spent({ period: month }), to),
} as const satisfies Readonly<Record<string, (of: MonthBefore) => DrillDown>>;

/** The first days of the period alone, the day itself among them. */
function upTo({ list, filters }: DrillDown, to: string): DrillDown {
  return { list, filters: { ...filters, to } };
}
