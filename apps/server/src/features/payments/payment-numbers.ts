import type { AnswerNumbers } from "#kernel/registry/answer-numbers.ts";

/** The figures that forms about a lease's money show before anything is booked. */
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
