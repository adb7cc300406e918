import { DAY_MS } from "../../calendar/index.ts";
import type { EpochMs } from "../../calendar/index.ts";
import type { CleanerId } from "../../ids/index.ts";
import type { TurnoverRecord } from "../turnover-record.ts";

/** R-E05: elapsed hours, so that the clock on the wall may show another time around a change of the clocks. */
export const REMINDER_LEAD_MS = DAY_MS;

/** What to do about a job's reminder. `key` is stored, uniquely, before the reminder leaves. */
export type ReminderPlan =
  | { readonly action: "none"; readonly reason: "done" | "cancelled" | "already_sent" | "started" }
  | { readonly action: "send_now"; readonly to: "cleaner" | "host"; readonly key: string }
  | {
      readonly action: "schedule";
      readonly atMs: EpochMs;
      readonly to: "cleaner" | "host";
      readonly key: string;
    };

/** One reminder for each start and recipient: another start or cleaner is another key, and reminded anew. */
export function reminderKey(startMs: EpochMs, cleanerId: CleanerId | null): string {
  return `${Temporal.Instant.fromEpochMilliseconds(startMs).toString()}|${cleanerId ?? "host"}`;
}

/**
 * R-E05: whether a job is reminded of now, later or not at all; the host is where nobody is assigned. First match: done or cancelled,
 * sent already, started; from 24 hours before the planned start on it is sent at once, which makes up for downtime and late changes.
 */
export function planReminder(
  turnover: Pick<TurnoverRecord, "status" | "cleanerId" | "slot">,
  sentKeys: ReadonlySet<string>,
  nowMs: EpochMs,
): ReminderPlan {
  const { status, cleanerId } = turnover;
  const { startMs } = turnover.slot;
  if (status === "done" || status === "cancelled") return { action: "none", reason: status };
  const key = reminderKey(startMs, cleanerId);
  if (sentKeys.has(key)) return { action: "none", reason: "already_sent" };
  if (nowMs >= startMs) return { action: "none", reason: "started" };
  const to = cleanerId === null ? "host" : "cleaner";
  const atMs = startMs - REMINDER_LEAD_MS;
  return nowMs >= atMs ? { action: "send_now", to, key } : { action: "schedule", atMs, to, key };
}
