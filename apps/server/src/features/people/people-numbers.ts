import type { AnswerNumbers } from "#kernel/registry/answer-numbers.ts";

/** The number of assistants. */
export const peopleNumbers: AnswerNumbers = {
  "people.list": {
    sums: ["assistants.used"],
    others: { "what the plan has room for": ["assistants.limit"] },
  },
};
