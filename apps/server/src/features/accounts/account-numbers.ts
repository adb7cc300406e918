import type { AnswerNumbers } from "#kernel/registry/answer-numbers.ts";

/** The records that the plan counts can be opened; a limit has no records. */
export const accountNumbers: AnswerNumbers = {
  "accounts.subscription": { sums: ["used"], others: { "what the plan has room for": ["limits"] } },
};
