import type { AnswerNumbers } from "#kernel/registry/answer-numbers.ts";

/** Each figure opens its list, whose foot says it again. */
export const portfolioNumbers: AnswerNumbers = {
  "portfolio.get": { walkedBy: "features/portfolio/drill-down.test.ts" },
};
