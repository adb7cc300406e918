import type { AnswerNumbers } from "#kernel/registry/answer-numbers.ts";

/** What was changed, value by value. */
export const historyNumbers: AnswerNumbers = {
  "history.property": { others: { "a value as it was and became": ["entries[]"] } },
  "history.unit": { others: { "a value as it was and became": ["entries[]"] } },
  "history.tenant": { others: { "a value as it was and became": ["entries[]"] } },
  "history.lease": { others: { "a value as it was and became": ["entries[]"] } },
  "history.task": { others: { "a value as it was and became": ["entries[]"] } },
  "history.campaign": { others: { "a value as it was and became": ["entries[]"] } },
  "history.payment": { others: { "a value as it was and became": ["entries[]"] } },
  "history.activity": { sums: ["total"], others: { "a value as it was and became": ["items[]"] } },
};
