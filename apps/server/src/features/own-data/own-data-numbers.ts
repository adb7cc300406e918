import type { AnswerNumbers } from "#kernel/registry/answer-numbers.ts";

/** How far an archive is, and what an account holds. */
export const ownDataNumbers: AnswerNumbers = {
  "ownData.dataExport": { others: { "how far an archive has come, and its bytes": ["export"] } },
  "ownData.accountParts": {
    others: {
      "what a deletion of the account takes, in tables that no list shows together": ["parts[]", "others"],
    },
  },
};
