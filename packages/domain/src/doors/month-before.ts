import type { Door } from "./doors.ts";
import * as doors from "./doors.ts";

/** The month before the running one, `2026-10`, up to the day that is as far into it as today (R-F01). */
type MonthBefore = { readonly month: string; readonly to: string };

/** What the running month is set beside, each part with its door. Apart from the others: they stand on the first screen, these below it. */
export const monthBeforeDoors = {
  received: ({ month, to }: MonthBefore) => upTo(doors.received({ period: month }), to),
  costs: ({ month, to }: MonthBefore) => upTo(doors.spent({ period: month }), to),
} as const satisfies Readonly<Record<string, (of: MonthBefore) => Door>>;

/** The first days of the period alone, the day itself among them. */
function upTo({ list, filters }: Door, to: string): Door {
  return { list, filters: { ...filters, to } };
}
