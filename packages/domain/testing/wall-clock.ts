import { addDays, instantOf, localAt, localIn, MINUTE_MS, plainDate } from "../src/calendar/index.ts";
import type { EpochMs, LocalDateTime, PlainDate } from "../src/calendar/index.ts";

export const QUARTER_MINUTES = 15;
export const QUARTERS_IN_DAY = 96;

export type ClockChange = { readonly zone: string; readonly day: PlainDate };

/** Zones and a day on which their clocks change: by an hour, by half of one, at midnight; the last never changes them. */
export const clockChanges: readonly ClockChange[] = (
  [
    ["Europe/Berlin", "2026-03-29"],
    ["Europe/Berlin", "2026-10-25"],
    ["America/New_York", "2026-03-08"],
    ["America/New_York", "2026-11-01"],
    ["Australia/Lord_Howe", "2026-04-05"],
    ["Australia/Lord_Howe", "2026-10-04"],
    ["America/Santiago", "2026-04-05"],
    ["America/Santiago", "2026-09-06"],
    ["Asia/Kathmandu", "2026-06-10"],
  ] as const
).map(([zone, day]) => ({ zone, day: plainDate(day) }));

/** The instant at which the reading of `wallTimesOf` begins: no clock changes a week before. */
export function wallStartMs({ zone, day }: ClockChange): EpochMs {
  return instantOf(localAt(addDays(day, -7), "12:00"), zone);
}

/**
 * The local clock of a zone, read every quarter of an hour of a fortnight around a day: an oracle for
 * whatever is derived from wallTimes clocks, made without offsets.
 */
export function wallTimesOf(change: ClockChange): readonly LocalDateTime[] {
  const startMs = wallStartMs(change);
  return Array.from({ length: 14 * QUARTERS_IN_DAY }, (_, index) =>
    localIn(change.zone, startMs + index * QUARTER_MINUTES * MINUTE_MS),
  );
}

/** The first quarter that shows the time; where it is skipped, the one at which a clock that nobody put forward would show it. */
export function quarterAt(wallTimes: readonly LocalDateTime[], local: LocalDateTime): number {
  const shown = wallTimes.indexOf(local);
  if (shown >= 0) return shown;
  const before = wallTimes.findIndex((time, index) => time < local && (wallTimes[index + 1] ?? "") > local);
  return before + minutesBetween(wallTimes[before] ?? local, local) / QUARTER_MINUTES;
}

/** The time of a day by its quarters since midnight. */
export function quarterOf(date: PlainDate, quarter: number): LocalDateTime {
  const [hour, minute] = [Math.floor(quarter / 4), (quarter % 4) * QUARTER_MINUTES];
  return localAt(date, `${String(hour).padStart(2, "0")}:${String(minute).padStart(2, "0")}`);
}

function minutesBetween(from: LocalDateTime, to: LocalDateTime): number {
  return (instantOf(to, "UTC") - instantOf(from, "UTC")) / MINUTE_MS;
}
