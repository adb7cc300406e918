import type { AnswerNumbers } from "#kernel/registry/answer-numbers.ts";

/** The records that a rate converts. */
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
