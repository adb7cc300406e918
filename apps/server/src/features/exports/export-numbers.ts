import type { AnswerNumbers } from "#kernel/registry/answer-numbers.ts";

/** Every total of a file is also a figure of its screen. */
export const exportNumbers: AnswerNumbers = {
  "exports.preview": { walkedBy: "features/exports/export-totals.test.ts" },
};
