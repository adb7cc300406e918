import type { AnswerNumbers } from "#kernel/registry/answer-numbers.ts";

/** How many notices there are, and how many of them are not read. */
export const noticeNumbers: AnswerNumbers = {
  "notices.list": {
    sums: ["total", "unread"],
    others: { "what somebody was notified of on that day": ["items[]"] },
  },
};
