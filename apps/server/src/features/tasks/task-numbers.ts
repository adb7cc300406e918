import type { AnswerNumbers } from "#kernel/registry/answer-numbers.ts";

/** How many tasks stand in each group of the list, and what the badges count. */
export const taskNumbers: AnswerNumbers = {
  "tasks.list": { sums: ["total"], others: { "how often a task comes again": ["items[]"] } },
  "tasks.get": { others: { "how often a task comes again": ["repeat"] } },
  "tasks.counts": { sums: ["overdue", "today", "week", "later", "done", "conflicts"] },
};
