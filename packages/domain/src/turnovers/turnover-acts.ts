import { reportedProblems } from "../tasks/index.ts";

/** The host's note for the cleaner; in code points. */
export const TURNOVER_NOTE_LIMIT = 1_000;

/** Actions on a turnover: confirming, starting and finishing it, and their reversals. */
export const turnoverActs = ["confirm", "unconfirm", "start", "unstart", "done", "reopen"] as const;
export type TurnoverAct = (typeof turnoverActs)[number];

/** Most photos of one turnover, so that a shared link cannot fill the storage. */
export const MOST_PHOTOS_OF_A_TURNOVER = 60;

/** Most days of turnovers in one query. */
export const MOST_DAYS_OF_TURNOVERS = 62;

/** R-O02: days before and after today that a link shows. */
export const LINK_DAYS_BACK = 7;
export const LINK_DAYS_AHEAD = 60;

/** Why an action on a turnover, its payout or its cleaner is refused in its present state. */
export const turnoverRefusals = [
  "CLEANER_IN_USE",
  "JOB_CANCELLED",
  "JOB_DONE",
  "JOB_NOT_DONE",
  "JOB_TOO_EARLY",
  "REOPEN_TOO_LATE",
  "PAYOUT_PAID",
  "PAYOUT_APPROVED",
  "PAYOUT_NOT_DUE",
] as const;
export type TurnoverRefusal = (typeof turnoverRefusals)[number];

/**
 * What is still missing for a turnover a day before it begins: a cleaner, a way to reach the cleaner, a confirmed
 * address of the host (without which no mails are sent), or an answer.
 */
export const openTurnovers = ["nobody", "no_link", "host_unconfirmed", "unanswered"] as const;
export type OpenTurnover = (typeof openTurnovers)[number];

/** Problems that a host is notified of during a cleaning: those reported, and photos that wait for storage space. */
export const problemsInNotices = [...reportedProblems, "no_room"] as const;
export type ProblemInNotice = (typeof problemsInNotices)[number];
