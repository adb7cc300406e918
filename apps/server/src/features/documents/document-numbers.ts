import type { AnswerNumbers } from "#kernel/registry/answer-numbers.ts";

/** How many files there are and what they take up. */
export const documentNumbers: AnswerNumbers = {
  "documents.list": { sums: ["total", "bytes", "units[].total"], others: { "of one file": ["items[]"] } },
};
