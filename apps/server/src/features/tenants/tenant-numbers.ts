import type { AnswerNumbers } from "#kernel/registry/answer-numbers.ts";

/** The figures of a tenant over all their leases. */
export const tenantNumbers: AnswerNumbers = {
  "tenants.list": { sums: ["total", "items[]"] },
  "tenants.get": { sums: ["activeLeases", "balances[]"] },
  "tenants.overview": {
    sums: [
      "tenant",
      "leases[].balance",
      "leases[].due",
      "leases[].monthly",
      "leases[].openMonths[]",
      "leases[].deposit.held",
      "leases[].deposit.returned",
      "leases[].deposit.retained",
      "year",
      "timeline.earlier",
    ],
    others: {
      "of one lease": [
        "leases[].paymentDay",
        "leases[].daysOverdue",
        "leases[].nextDue",
        "leases[].deposit.agreed",
      ],
      "one thing that happened": ["timeline.entries[]"],
    },
  },
  "tenants.timeline": { sums: ["earlier"], others: { "one thing that happened": ["entries[]"] } },
};
