import type { DrillDown } from "./drill-down.ts";
import * as drillDowns from "./drill-down.ts";

/** The month before the current one, `2026-10`, up to the same day of the month as today (R-F01). */
type MonthBefore = { readonly month: string; readonly to: string };

/**
 * The comparison of the current month, each part with its list. In a file of its own, because the first screen needs
 * only these figures.
 */
export const monthBeforeDrillDowns = {
  received: ({ month, to }: MonthBefore) => upTo(drillDowns.received({ period: month }), to),
  costs: ({ month, to }: MonthBefore) => upTo(drillDowns.spent({ period: month }), to),
} as const satisfies Readonly<Record<string, (of: MonthBefore) => DrillDown>>;

/** Limits the list to the first days of the period, through `to`. */
function upTo({ list, filters }: DrillDown, to: string): DrillDown {
  return { list, filters: { ...filters, to } };
}
