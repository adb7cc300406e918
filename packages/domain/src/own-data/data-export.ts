import { retention } from "../retention/index.ts";

/** How far the archive of a workspace is. */
export const dataExportStates = ["waiting", "working", "ready", "failed"] as const;
export type DataExportState = (typeof dataExportStates)[number];

/** So long a finished archive can be downloaded. */
export const EXPORT_KEPT_DAYS = retention.exports.periods.days;

/** Between which years the books of one can be taken along. */
export const EARLIEST_YEAR = 1900;
export const LATEST_YEAR = 2199;

const LOST_AFTER_MS = 60 * 60_000;

/** Whether an archive is still being made: one that nobody has worked on for an hour is lost, and may be ordered again. */
export function isUnderWay(state: DataExportState, lastSignOfLifeMs: number, nowMs: number): boolean {
  return (state === "waiting" || state === "working") && nowMs - lastSignOfLifeMs < LOST_AFTER_MS;
}
