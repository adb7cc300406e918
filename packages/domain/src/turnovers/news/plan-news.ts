import type { EpochMs } from "../../calendar/index.ts";
import type { CleanerId } from "../../ids/index.ts";
import type { TurnoverRecord } from "../turnover-record.ts";

/** What a cleaner hears of a job that is not as it was said: it is at another time or place, or no longer theirs to do. */
export const cleanerNews = ["moved", "off"] as const;
export type CleanerNews = (typeof cleanerNews)[number];

/** What somebody knows of a job: because they were told of it, or said that it suits. */
export type NotifiedTurnover = {
  readonly cleanerId: CleanerId;
  readonly startMs: EpochMs;
  readonly propertyId: string;
  readonly unitId: string | null;
};

type TurnoverToNotify = Pick<TurnoverRecord, "status" | "cleanerId" | "slot" | "unitId"> & {
  readonly propertyId: string;
};

/** What of a job there is to know; null while nobody does it. */
export function notifiedOf({
  status,
  cleanerId,
  slot,
  propertyId,
  unitId,
}: TurnoverToNotify): NotifiedTurnover | null {
  if (status === "cancelled" || cleanerId === null) return null;
  return { cleanerId, startMs: slot.startMs, propertyId, unitId };
}

/**
 * R-E09: what whoever knows of a job has to hear, compared with how it stands; null when it is as they know it, or done, or when the time
 * they know has begun: then they are there and see it.
 */
export function planNews(
  turnover: TurnoverToNotify,
  notified: NotifiedTurnover | null,
  nowMs: EpochMs,
): CleanerNews | null {
  if (notified === null || turnover.status === "done" || notified.startMs <= nowMs) return null;
  const now = notifiedOf(turnover);
  if (now === null || now.cleanerId !== notified.cleanerId) return "off";
  return isSameShown(now, notified) ? null : "moved";
}

/** Whether two say the same of a job. */
export function isSameShown(a: NotifiedTurnover, b: NotifiedTurnover): boolean {
  return (
    a.cleanerId === b.cleanerId &&
    a.startMs === b.startMs &&
    a.propertyId === b.propertyId &&
    a.unitId === b.unitId
  );
}
