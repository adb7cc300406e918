import type { EpochMs } from "../../calendar/index.ts";
import type { CleanerId } from "../../ids/index.ts";
import type { TurnoverRecord } from "../turnover-record.ts";

/** News for a cleaner: a turnover has another time or rentable (`moved`), or is no longer theirs to do (`off`). */
export const cleanerNews = ["moved", "off"] as const;
export type CleanerNews = (typeof cleanerNews)[number];

/** What a cleaner knows of a turnover, from a notification or by confirming it. */
export type NotifiedTurnover = {
  readonly cleanerId: CleanerId;
  readonly startMs: EpochMs;
  readonly propertyId: string;
  readonly unitId: string | null;
};

type TurnoverToNotify = Pick<TurnoverRecord, "status" | "cleanerId" | "slot" | "unitId"> & {
  readonly propertyId: string;
};

/** What a cleaner would be notified of; null while the turnover has no cleaner or is cancelled. */
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
 * R-E09: the news for a cleaner who knows of a turnover, compared with its present state; null when nothing changed for
 * them, when the turnover is done, or when its known time has begun, because the cleaner is there and sees it.
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

/** Whether two notifications about a turnover have the same content. */
export function isSameShown(a: NotifiedTurnover, b: NotifiedTurnover): boolean {
  return (
    a.cleanerId === b.cleanerId &&
    a.startMs === b.startMs &&
    a.propertyId === b.propertyId &&
    a.unitId === b.unitId
  );
}
