import type { TurnoverStatus } from "./turnover-record.ts";

/** How far a cleaning is: nobody has it, somebody was asked, said yes, is at it, or it is done. */
export const cleaningStates = ["unassigned", "assigned", "confirmed", "started", "done"] as const;
export type CleaningState = (typeof cleaningStates)[number];

/** What the sign of a cleaning shows: how far it is, or that something is in its way. */
export const cleaningSigns = [...cleaningStates, "problem"] as const;
export type CleaningSign = (typeof cleaningSigns)[number];

/** How far a cleaning is, by its status and the two marks beside it (R-E02); one that was called off counts as nobody's. */
export function cleaningState(turnover: {
  readonly status: TurnoverStatus;
  readonly confirmed: boolean;
  readonly started: boolean;
}): CleaningState {
  const { status, confirmed, started } = turnover;
  if (status === "done") return "done";
  if (status !== "assigned") return "unassigned";
  if (started) return "started";
  return confirmed ? "confirmed" : "assigned";
}

/**
 * The sign of a cleaning, the same on every screen: a problem that somebody reported and nobody has settled comes before everything;
 * that it does not fit (R-E03, R-E04) before all but its being done.
 */
export function cleaningSign(cleaning: {
  readonly state: CleaningState;
  /** Its window is too short, stays overlap, or its cleaner is elsewhere then. */
  readonly fits: boolean;
  /** Reported, and still a task that is open. */
  readonly openProblems: number;
}): CleaningSign {
  const { state, fits, openProblems } = cleaning;
  return openProblems > 0 || (!fits && state !== "done") ? "problem" : state;
}
