import { addDays } from "../calendar/index.ts";
import type { Metric } from "./metrics.ts";
import { completeMonths, daysOf } from "./period.ts";
import type { Days } from "./period.ts";

/** The days that are asked for, and the whole of their period, which goes on where it is running. */
export type AskedDays = { readonly days: Days; readonly whole: Days };

/**
 * The days that a figure counts, which are not always those that are asked for: what is booked counts the whole of a running period,
 * what looks back twelve complete months, and what tenants owe stands on the last day alone. Whoever names the period of a figure
 * names these. A payback counts at most the twelve months (`paybackDays`).
 */
export function figureDays(metric: Metric, { days, whole }: AskedDays): Days {
  if (metric === "on_the_books") return whole;
  if (metric === "dscr_12_months" || metric === "payback") return trailingYear(days);
  if (metric === "arrears") return { from: addDays(days.until, -1), until: days.until };
  return days;
}

/** R-F09: the last twelve months that were over when the days end. */
export function trailingYear({ until }: Days): Days {
  const months = completeMonths(until);
  const [first, last] = [months[0], months.at(-1)];
  if (first === undefined || last === undefined) throw new Error("twelve months are some");
  return daysOf({ first, last });
}
