import type { AnswerNumbers } from "#kernel/registry/answer-numbers.ts";

/** What the plan counts is opened, what it allows is none. */
export const accountNumbers: AnswerNumbers = {
  "accounts.subscription": { sums: ["used"], others: { "what the plan has room for": ["limits"] } },
};
