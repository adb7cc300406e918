import { DAY_MS } from "../calendar/index.ts";
import type { EpochMs } from "../calendar/index.ts";
import type { TurnoverRecord } from "./turnover-record.ts";

/** Days before a cleaning from which access instructions are shown, and the time after it. */
export const ACCESS_DAYS_BEFORE = 7;
export const ACCESS_MS_AFTER = DAY_MS;

/**
 * When access instructions are shown to the cleaner (epoch ms): from 7 days before the window, or before the slot if
 * that is earlier, until 24 hours after both are over. A window without an end ends with the slot.
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
