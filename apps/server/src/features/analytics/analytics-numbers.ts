import type { AnswerNumbers } from "#kernel/registry/answer-numbers.ts";

/** Each figure can be opened to show its rows, which the named test adds up. */
export const analyticsNumbers: AnswerNumbers = {
  "analytics.get": { walkedBy: "features/analytics/figure-drill-down.test.ts" },
  "analytics.rows": { walkedBy: "features/analytics/figure-drill-down.test.ts" },
};
