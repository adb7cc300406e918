import type { AnswerNumbers } from "#kernel/registry/answer-numbers.ts";

/** The pay that cleaners are owed and were paid. */
export const turnoverNumbers: AnswerNumbers = {
  "turnovers.list": { others: { "of one turnover": ["items[]"] } },
  "turnovers.get": {
    others: {
      "of one turnover": [
        "leaving",
        "arriving",
        "cleaningMinutes",
        "slackMinutes",
        "proposed",
        "fee",
        "problems",
        "openProblems",
        "photos",
      ],
    },
  },
  "turnovers.candidates": { others: { "what one cleaner would get": ["items[]"] } },
  "turnovers.payouts": {
    sums: ["total", "sums[]", "cleaners[]"],
    others: { "of one turnover": ["items[]"] },
  },
  "turnovers.ownPayouts": { sums: ["total", "sums[]"], others: { "of one turnover": ["items[]"] } },
  "cleaners.list": { sums: ["total"], others: { "what was agreed with one cleaner": ["items[]"] } },
  "cleaners.get": {
    others: { "what was agreed with one cleaner": ["amount", "weekendAmount", "unitPay[]"] },
  },
};
