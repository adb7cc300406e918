import { dayNumber } from "./date-arithmetic.ts";
import { DAY_MS } from "./day-length.ts";
import { dateOfLocal, localDateTime } from "./local-date-time.ts";
import type { LocalDateTime } from "./local-date-time.ts";
import type { PlainDate } from "./plain-date.ts";
import { zoneSpan } from "./zone-span.ts";

/** Milliseconds since 1970-01-01T00:00Z. */
export type EpochMs = number;

export const MINUTE_MS = 60_000;
/** One hour of elapsed time. */
export const HOUR_MS = 60 * MINUTE_MS;

const LENGTH_TO_THE_MINUTE = "2026-03-29T15:00".length;

/**
 * R-D01: the instant of a local time in a zone. A time skipped in spring is moved later by the gap, a repeated one in
 * autumn is its first occurrence. Throws a RangeError for a zone that does not exist.
 */
export function instantOf(local: LocalDateTime, zone: string): EpochMs {
  // Fast path, because a calendar converts ten thousand times: away from clock changes it is UTC less the zone's
  // offset.
  const shownMs = asIfUtc(local);
  const span = zoneSpan(zone, shownMs);
  if (span !== null) return shownMs - span.aheadMs;
  return Temporal.PlainDateTime.from(local).toZonedDateTime(zone, { disambiguation: "compatible" })
    .epochMilliseconds;
}

/** The epoch milliseconds of a local time read as UTC. */
function asIfUtc(local: LocalDateTime): EpochMs {
  const minutes = Number(local.slice(11, 13)) * 60 + Number(local.slice(14, 16));
  return dayNumber(dateOfLocal(local)) * DAY_MS + minutes * MINUTE_MS;
}

/** The local time of a zone at an instant, to the minute. */
export function localIn(zone: string, atMs: EpochMs): LocalDateTime {
  const shown = Temporal.Instant.fromEpochMilliseconds(atMs).toZonedDateTimeISO(zone).toPlainDateTime();
  return localDateTime(shown.toString().slice(0, LENGTH_TO_THE_MINUTE));
}

/** R-Z03: the day of an instant in a zone. */
export function dayInZone(zone: string, atMs: EpochMs): PlainDate {
  return dateOfLocal(localIn(zone, atMs));
}
