import { dayNumber } from "./date-arithmetic.ts";
import { DAY_MS } from "./day-length.ts";
import { dateOfLocal, localDateTime } from "./local-date-time.ts";
import type { LocalDateTime } from "./local-date-time.ts";
import type { PlainDate } from "./plain-date.ts";
import { zoneSpan } from "./zone-spans.ts";

/** Milliseconds since 1970-01-01T00:00Z. */
export type EpochMs = number;

export const MINUTE_MS = 60_000;
/** Of one hour of physical time. */
export const HOUR_MS = 60 * MINUTE_MS;

const LENGTH_TO_THE_MINUTE = "2026-03-29T15:00".length;

/**
 * R-D01: the instant at which the clock on the wall of a zone shows this. A time that is skipped in spring is later by the gap, one
 * that comes twice in autumn is its first occurrence. Throws a RangeError for a zone that does not exist.
 */
export function instantOf(local: LocalDateTime, zone: string): EpochMs {
  // A calendar asks for ten thousand of them: as UTC, less what the zone is ahead, in the months when no clock is changed.
  const shownMs = asIfUtc(local);
  const span = zoneSpan(zone, shownMs);
  if (span !== null) return shownMs - span.aheadMs;
  return Temporal.PlainDateTime.from(local).toZonedDateTime(zone, { disambiguation: "compatible" })
    .epochMilliseconds;
}

/** A wall clock as if it hung in Greenwich. */
function asIfUtc(local: LocalDateTime): EpochMs {
  const minutes = Number(local.slice(11, 13)) * 60 + Number(local.slice(14, 16));
  return dayNumber(dateOfLocal(local)) * DAY_MS + minutes * MINUTE_MS;
}

/** What the clock on the wall of a zone shows at an instant, to the minute. */
export function localIn(zone: string, atMs: EpochMs): LocalDateTime {
  const shown = Temporal.Instant.fromEpochMilliseconds(atMs).toZonedDateTimeISO(zone).toPlainDateTime();
  return localDateTime(shown.toString().slice(0, LENGTH_TO_THE_MINUTE));
}

/** R-Z03: the day of an instant in a zone. */
export function dayInZone(zone: string, atMs: EpochMs): PlainDate {
  return dateOfLocal(localIn(zone, atMs));
}
