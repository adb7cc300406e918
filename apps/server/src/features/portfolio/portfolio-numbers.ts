import type { AnswerNumbers } from "#kernel/registry/answer-numbers.ts";

/** Each figure opens a list whose total is the same number. */
export const portfolioNumbers: AnswerNumbers = {
  "portfolio.get": { walkedBy: "features/portfolio/drill-down.test.ts" },
};
