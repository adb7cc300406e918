import { DAY_MS } from "../../calendar/index.ts";
import type { EpochMs } from "../../calendar/index.ts";
import type { CleanerId } from "../../ids/index.ts";
import type { TurnoverRecord } from "../turnover-record.ts";

/** R-E05: elapsed hours, so local times may differ around a clock change. */
export const REMINDER_LEAD_MS = DAY_MS;

/** What to do about a turnover's reminder. `key` is stored, uniquely, before the reminder is sent. */
export type ReminderPlan =
  | { readonly action: "none"; readonly reason: "done" | "cancelled" | "already_sent" | "started" }
  | { readonly action: "send_now"; readonly to: "cleaner" | "host"; readonly key: string }
  | {
      readonly action: "schedule";
      readonly atMs: EpochMs;
      readonly to: "cleaner" | "host";
      readonly key: string;
    };

/** Key of a reminder, per start and recipient: with another start or cleaner there is a new reminder. */
export function reminderKey(startMs: EpochMs, cleanerId: CleanerId | null): string {
  return `${Temporal.Instant.fromEpochMilliseconds(startMs).toString()}|${cleanerId ?? "host"}`;
}

/**
 * R-E05: whether a turnover's reminder is sent now, later or not at all; it goes to the host where no cleaner is
 * assigned. First match: done or cancelled, already sent, started; within 24 hours of the planned start it is sent at
 * once, which makes up for downtime and late changes.
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
