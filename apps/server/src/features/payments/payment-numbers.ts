import type { AnswerNumbers } from "#kernel/registry/answer-numbers.ts";

/** What a form about the money of a lease would come to. */
export const paymentNumbers: AnswerNumbers = {
  "leases.previewSettlement": {
    others: {
      "what a form would come to; nothing is booked": [
        "year",
        "share",
        "advances",
        "months",
        "result",
        "unpaid",
        "balanceAfter",
        "settledBefore",
      ],
    },
  },
  "leases.linkableIncome": { others: { "of one record": ["items[]"] } },
};
