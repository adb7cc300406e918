import type { AnswerNumbers } from "#kernel/registry/answer-numbers.ts";

/** The total that a letter demands or confirms, as on its sheet. */
export const letterNumbers: AnswerNumbers = {
  "letters.preview": { walkedBy: "features/letters/letters.test.ts" },
};
