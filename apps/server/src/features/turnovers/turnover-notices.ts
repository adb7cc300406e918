import type { NoticeSource } from "#kernel/registry/notice-source.ts";
import { findProblemSubjects } from "./problem-store.ts";
import { findJobSubjects } from "./turnover-reminder-store.ts";

/** What hosts are told of turnovers when it happens; of none is anything due by the morning. */
export const turnoverNotices: NoticeSource = {
  kinds: ["turnover_unconfirmed", "turnover_done"],
  subjects: findJobSubjects,
};

/** What cleaners report, and what they cannot leave here. */
export const problemNotices: NoticeSource = {
  kinds: ["turnover_problem"],
  subjects: findProblemSubjects,
};
