import type { AnswerNumbers } from "#kernel/registry/answer-numbers.ts";

/** The number of files and their size. */
export const documentNumbers: AnswerNumbers = {
  "documents.list": { sums: ["total", "bytes", "units[].total"], others: { "of one file": ["items[]"] } },
};
