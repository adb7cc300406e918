import type { TurnoverStatus } from "./turnover-record.ts";

/** Progress of a cleaning: unassigned, assigned, confirmed by the cleaner, started, or done. */
export const cleaningStates = ["unassigned", "assigned", "confirmed", "started", "done"] as const;
export type CleaningState = (typeof cleaningStates)[number];

/** The sign of a cleaning: its progress, or that there is a problem. */
export const cleaningSigns = [...cleaningStates, "problem"] as const;
export type CleaningSign = (typeof cleaningSigns)[number];

/**
 * The progress of a cleaning, by its status and the two marks beside it (R-E02); a cancelled one counts as unassigned.
 */
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
 * The sign of a cleaning, the same on every screen: an open reported problem takes precedence over everything; a
 * cleaning that does not fit (R-E03, R-E04) over everything but done.
 */
export function cleaningSign(cleaning: {
  readonly state: CleaningState;
  /** False if its window is too short, bookings overlap, or its cleaner is elsewhere at that time. */
  readonly fits: boolean;
  /** Number of reported problems whose tasks are still open. */
  readonly openProblems: number;
}): CleaningSign {
  const { state, fits, openProblems } = cleaning;
  return openProblems > 0 || (!fits && state !== "done") ? "problem" : state;
}
