import type { NoticeSource } from "#kernel/registry/notice-source.ts";
import { findProblemSubjects } from "../cleaner-link/problem-store.ts";
import { findTurnoverSubjects } from "./turnover-reminder-store.ts";

/** Notices to hosts about turnovers, when something happens; none is due in the morning. */
export const turnoverNotices: NoticeSource = {
  kinds: ["turnover_unconfirmed", "turnover_done"],
  subjects: findTurnoverSubjects,
};

/** Notices to signed-in cleaners about their own turnovers. */
export const ownTurnoverNotices: NoticeSource = {
  kinds: ["job_soon", "job_changed"],
  subjects: async (work, ids) => {
    const turnovers = await findTurnoverSubjects(work, ids);
    return new Map([...turnovers].map(([id, subject]) => [id, { ...subject, path: "/jobs" }]));
  },
};

/** Notices of problems that cleaners report, and of photos that did not fit into the storage. */
export const problemNotices: NoticeSource = {
  kinds: ["turnover_problem"],
  subjects: findProblemSubjects,
};
