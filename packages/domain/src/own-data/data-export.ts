import { retention } from "../retention/index.ts";

/** State of the archive of a workspace. */
export const dataExportStates = ["waiting", "working", "ready", "failed"] as const;
export type DataExportState = (typeof dataExportStates)[number];

/** Number of days that a finished archive can be downloaded. */
export const EXPORT_KEPT_DAYS = retention.exports.periods.days;

/** First and last year whose books can be exported. */
export const EARLIEST_YEAR = 1900;
export const LATEST_YEAR = 2199;

const LOST_AFTER_MS = 60 * 60_000;

/** Whether an archive is still being made: one without progress for an hour is lost, and can be ordered again. */
export function isUnderWay(state: DataExportState, lastSignOfLifeMs: number, nowMs: number): boolean {
  return (state === "waiting" || state === "working") && nowMs - lastSignOfLifeMs < LOST_AFTER_MS;
}
