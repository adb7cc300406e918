import { DAY_MS } from "../calendar/index.ts";
import type { EpochMs } from "../calendar/index.ts";
import type { TurnoverRecord } from "./turnover-record.ts";

/** How to get in is shown so many days before there is anything to clean, and so long after. */
export const ACCESS_DAYS_BEFORE = 7;
export const ACCESS_MS_AFTER = DAY_MS;

/**
 * When whoever does a job is shown how to get in: from 7 days before its window, or its slot where that was put before it, until 24 hours
 * after both are over. Without an end of the window that of the slot counts.
 */
export function accessWindow({ window, slot }: Pick<TurnoverRecord, "window" | "slot">): {
  readonly fromMs: EpochMs;
  readonly untilMs: EpochMs;
} {
  return {
    fromMs: Math.min(window.startMs, slot.startMs) - ACCESS_DAYS_BEFORE * DAY_MS,
    untilMs: Math.max(window.endMs ?? slot.endMs, slot.endMs) + ACCESS_MS_AFTER,
  };
}
