import type { NoticeSource } from "#kernel/registry/notice-source.ts";
import { findJobSubjects } from "./turnover-reminder-store.ts";

/** What hosts are told of turnovers when it happens; of none is anything due by the morning. */
export const turnoverNotices: NoticeSource = {
  kinds: ["turnover_unconfirmed", "turnover_done"],
  subjects: findJobSubjects,
};
