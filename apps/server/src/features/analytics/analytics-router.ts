import { transacted } from "#kernel/api/index.ts";
import { getAnalytics } from "./get-analytics.ts";
import { listMetricRows } from "./list-metric-rows.ts";

export const analyticsRouter = {
  get: transacted("analytics.read").analytics.get.handler(({ input, context: { work } }) =>
    getAnalytics(work, input),
  ),
  rows: transacted("analytics.read").analytics.rows.handler(({ input, context: { work } }) =>
    listMetricRows(work, input),
  ),
};
