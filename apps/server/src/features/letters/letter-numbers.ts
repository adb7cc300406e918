import type { AnswerNumbers } from "#kernel/registry/answer-numbers.ts";

/** What a letter asks for or confirms, as its sheet adds it up. */
export const letterNumbers: AnswerNumbers = {
  "letters.preview": { walkedBy: "features/letters/letters.test.ts" },
};
