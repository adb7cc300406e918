import type { Feature } from "#kernel/registry/feature.ts";
export { occupancyIn } from "./occupancy-in.ts";
import { analyticsRouter } from "./analytics-router.ts";
import { exportedAnalytics } from "./exported-analytics.ts";
import { analyticsNumbers } from "./analytics-numbers.ts";

/** Occupancy, prices, results and debt from the books, and the rows behind each figure (domain rules, section F). */
export const analytics: Feature = {
  name: "analytics",
  lists: [exportedAnalytics],
  numbers: analyticsNumbers,
  router: { analytics: analyticsRouter },
};
