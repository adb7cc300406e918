import type { AnswerNumbers } from "#kernel/registry/answer-numbers.ts";

/** The number of notices, and of unread ones among them. */
export const noticeNumbers: AnswerNumbers = {
  "notices.list": {
    sums: ["total", "unread"],
    others: { "what somebody was notified of on that day": ["items[]"] },
  },
};
