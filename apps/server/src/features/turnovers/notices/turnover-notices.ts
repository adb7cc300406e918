import type { NoticeSource } from "#kernel/registry/notice-source.ts";
import { findProblemSubjects } from "../cleaner-link/problem-store.ts";
import { findTurnoverSubjects } from "./turnover-reminder-store.ts";

/** What hosts are told of turnovers when it happens; of none is anything due by the morning. */
export const turnoverNotices: NoticeSource = {
  kinds: ["turnover_unconfirmed", "turnover_done"],
  subjects: findTurnoverSubjects,
};

/** What cleaners who sign in are told of their own jobs. */
export const ownTurnoverNotices: NoticeSource = {
  kinds: ["job_soon", "job_changed"],
  subjects: async (work, ids) => {
    const turnovers = await findTurnoverSubjects(work, ids);
    return new Map([...turnovers].map(([id, subject]) => [id, { ...subject, path: "/jobs" }]));
  },
};

/** What cleaners report, and what they cannot leave here. */
export const problemNotices: NoticeSource = {
  kinds: ["turnover_problem"],
  subjects: findProblemSubjects,
};
