import { reportedProblems } from "../tasks/index.ts";

/** For the cleaner, as the host wrote it; in code points. */
export const JOB_NOTE_LIMIT = 1_000;

/** What is pressed at a job: that it suits, that work begins, that it is done; and what takes each of them back. */
export const turnoverActs = ["confirm", "unconfirm", "start", "unstart", "done", "reopen"] as const;
export type TurnoverAct = (typeof turnoverActs)[number];

/** So many photos hang on one job; a link that was passed on fills no store. */
export const MOST_PHOTOS_OF_A_JOB = 60;

/** So many days one look at the turnovers holds. */
export const MOST_DAYS_OF_TURNOVERS = 62;

/** R-O02: what a link shows, in days before and after today. */
export const LINK_DAYS_BACK = 7;
export const LINK_DAYS_AHEAD = 60;

/** Why something cannot be done to a job, its payout or its cleaner as it stands now. */
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
 * Why a turnover stands on no firm ground a day before it begins: nobody does it, nobody can be written to, nobody is written to
 * before the host's own address is confirmed, nobody has answered.
 */
export const openTurnovers = ["nobody", "no_link", "host_unconfirmed", "unanswered"] as const;
export type OpenTurnover = (typeof openTurnovers)[number];

/** What a host hears of while a flat is cleaned: what was reported, and photos that wait for room in the store. */
export const problemsToTell = [...reportedProblems, "no_room"] as const;
export type ProblemToTell = (typeof problemsToTell)[number];
