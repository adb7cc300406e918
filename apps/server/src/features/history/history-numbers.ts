import { recordHistories } from "@keystead/contract/history";

import type { AnswerNumbers } from "#kernel/registry/answer-numbers.ts";

/** The changes, value by value. */
export const historyNumbers: AnswerNumbers = {
  ...Object.fromEntries(
    Object.keys(recordHistories).map((kind) => [
      `history.${kind}`,
      { others: { "a value as it was and became": ["entries[]"] } },
    ]),
  ),
  "history.activity": { sums: ["total"], others: { "a value as it was and became": ["items[]"] } },
};
