import type { AnswerNumbers } from "#kernel/registry/answer-numbers.ts";

/** What a rate reaches. */
export const fxNumbers: AnswerNumbers = {
  "fx.grid": {
    others: {
      "how many records of several kinds a rate converts: no list shows them together": [
        "rates[].records",
        "missing[].records",
      ],
    },
  },
};
