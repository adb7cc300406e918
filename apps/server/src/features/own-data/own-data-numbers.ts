import type { AnswerNumbers } from "#kernel/registry/answer-numbers.ts";

/** The progress of an archive, and the numbers of an account's records. */
export const ownDataNumbers: AnswerNumbers = {
  "ownData.dataExport": { others: { "how far an archive has come, and its bytes": ["export"] } },
  "ownData.accountParts": {
    others: {
      "what a deletion of the account takes, in tables that no list shows together": ["parts[]", "others"],
    },
  },
};
