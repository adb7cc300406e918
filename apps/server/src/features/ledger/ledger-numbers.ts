import type { AnswerNumbers } from "#kernel/registry/answer-numbers.ts";

/** The totals of the books: by filter, by month, by category. */
export const ledgerNumbers: AnswerNumbers = {
  "income.list": { sums: ["total"], others: { "of one record": ["items[]"] } },
  "income.get": { others: { "of one record": ["reversed", "amount", "parts[]"] } },
  "income.sums": {
    sums: ["sums[]", "base.total"],
    others: {
      "a figure that opens into its rates where it stands": ["base.converted", "base.missing", "base.ahead"],
    },
  },
  "income.months": { sums: ["months[].sums[]"] },
  "income.cleaning": { sums: ["months[]"] },
  "expenses.list": { sums: ["total"], others: { "of one record": ["items[]"] } },
  "expenses.get": { others: { "of one record": ["reversed", "amount", "split", "receipts"] } },
  "expenses.sums": {
    sums: ["sums[].amount", "sums[].passThrough", "sums[].records", "base.total"],
    others: {
      "nothing that is spent is a deposit": ["sums[].deposits"],
      "a figure that opens into its rates where it stands": ["base.converted", "base.missing", "base.ahead"],
    },
  },
  "expenses.months": { sums: ["months[].sums[]"] },
  "expenses.categories": { sums: ["categories[]"] },
  "recurring.list": { sums: ["total"], others: { "of one series": ["items[]"] } },
  "recurring.get": { others: { "of one series": ["amount", "everyMonths"] } },
  "recurring.proposals": { sums: ["total"], others: { "of one proposal": ["items[]"] } },
};
