import type { AnswerNumbers } from "#kernel/registry/answer-numbers.ts";

/** The number of tasks in each group of the list, and of the badges. */
export const taskNumbers: AnswerNumbers = {
  "tasks.list": { sums: ["total"], others: { "how often a task comes again": ["items[]"] } },
  "tasks.get": { others: { "how often a task comes again": ["repeat"] } },
  "tasks.counts": { sums: ["overdue", "today", "week", "later", "done", "conflicts"] },
};
