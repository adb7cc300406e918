import type { AnswerNumbers } from "#kernel/registry/answer-numbers.ts";

/** The figures of leases, by their rows, payments and movements. */
export const leaseNumbers: AnswerNumbers = {
  "leases.list": {
    sums: ["total", "sums[]", "items[].rent"],
    others: {
      "of one lease, where leases.get opens it": [
        "items[].monthlyRent",
        "items[].charges",
        "items[].deposit",
        "items[].depositHeld",
        "items[].paymentDay",
        "items[].balance",
        "items[].overdue",
        "items[].soon",
        "items[].daysOverdue",
        "items[].nextDue",
      ],
    },
  },
  "leases.names": { others: { "how many signed, who stand on its page": ["items[].coTenants"] } },
  "leases.get": {
    sums: [
      "balance",
      "overdue",
      "depositHeld",
      "depositAccount.held",
      "untilToday",
      "months[].amount",
      "months[].settled",
      "months[].outstanding",
      "openMonths[].amount",
      "openMonths[].settled",
      "openMonths[].outstanding",
      "transfers[].amount",
      "transfers[].refunded",
    ],
    others: {
      "a term of the contract": [
        "monthlyRent",
        "charges",
        "deposit",
        "paymentDay",
        "termSteps[]",
        "graceDays",
        "opening",
        "steps[]",
        "reminder",
        "yearsToSettle[]",
        "depositAccount.agreed",
      ],
      "one row, payment, movement or settlement": [
        "rows[]",
        "payments[]",
        "writeDowns[]",
        "depositAccount.movements[]",
        "settlements[]",
        "transfers[].credit",
        "transfers[].settled",
        "openMonths[].rows[]",
        "nextDue",
      ],
      "days since a due day": ["daysOverdue", "months[].daysOverdue", "openMonths[].daysOverdue"],
      "what is left where sums that stand beside it are taken from each other": [
        "credit",
        "soon",
        "depositAccount.due",
      ],
    },
  },
  "leases.balance": {
    sums: ["balance", "due", "waived", "paid", "refunded"],
    others: {
      "one row, payment or part of it": ["rows[]", "payments[]", "notCounted"],
      "what no row has taken of the payments beside it": ["credit"],
    },
  },
  "leases.proposeIndexation": {
    others: { "what a form would come to; nothing is booked": ["oldRent", "newRent", "effect"] },
  },
  "leases.previewMove": {
    others: {
      "what a form would come to; nothing is booked": [
        "monthlyRent",
        "charges",
        "deposit",
        "paymentDay",
        "lastMonth",
        "firstMonth",
        "staysOpen",
        "staysCredit",
        "depositMoved",
      ],
    },
  },
  "leases.rentChange": {
    sums: ["together"],
    others: { "what a form would come to; nothing is booked": ["months[]"] },
  },
  "leases.tracking": {
    sums: ["together"],
    others: { "what a form would come to; nothing is booked": ["months[]"] },
  },
};
