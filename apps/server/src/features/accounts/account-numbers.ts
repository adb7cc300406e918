import type { AnswerNumbers } from "#kernel/registry/answer-numbers.ts";

/** What the plan counts opens into its records; a limit has none behind it. */
export const accountNumbers: AnswerNumbers = {
  "accounts.subscription": { sums: ["used"], others: { "what the plan has room for": ["limits"] } },
};
