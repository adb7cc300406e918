import { DAY_MS } from "./day-length.ts";

/**
 * A span of local times, as if they were UTC, in which a zone has one constant offset: half-open, and well away from
 * any clock change.
 */
export type ZoneSpan = { readonly fromMs: number; readonly untilMs: number; readonly aheadMs: number };

/** More than any zone has ever shifted its clocks at once, including a skipped calendar day. */
const MARGIN_MS = 2 * DAY_MS;

/** Two clock changes a year for two centuries; beyond this the spans of the zone are dropped and collected anew. */
const MOST_SPANS = 400;

/** Cache: the offset of a zone between two clock changes does not change while the program runs. */
const known = new Map<string, ZoneSpan[]>();

/**
 * The span that contains a local time, given as if it were UTC; null within two days of a clock change, where a local
 * time may be two instants, or none. Throws a RangeError for a zone that does not exist.
 */
export function zoneSpan(zone: string, shownMs: number): ZoneSpan | null {
  let spans = known.get(zone);
  // The span that was found last comes first, because consecutive calls usually ask for neighbouring times.
  for (const [at, span] of (spans ?? []).entries()) {
    if (shownMs < span.fromMs || shownMs >= span.untilMs) continue;
    if (at > 0) spans?.unshift(...spans.splice(at, 1));
    return span;
  }
  const span = spanAround(zone, shownMs);
  if (shownMs < span.fromMs || shownMs >= span.untilMs) return null;
  if (spans === undefined || spans.length >= MOST_SPANS) known.set(zone, (spans = []));
  spans.unshift(span);
  return span;
}

function spanAround(zone: string, shownMs: number): ZoneSpan {
  const moment = Temporal.Instant.fromEpochMilliseconds(shownMs).toZonedDateTimeISO(zone);
  const aheadMs = moment.offsetNanoseconds / 1_000_000;
  // One nanosecond later, because a transition at this very instant counts as the previous one.
  const before = changeOf(moment.add({ nanoseconds: 1 }), "previous");
  const next = changeOf(moment, "next");
  return {
    fromMs: (before ?? -Infinity) + aheadMs + MARGIN_MS,
    untilMs: (next ?? Infinity) + aheadMs - MARGIN_MS,
    aheadMs,
  };
}

function changeOf(moment: Temporal.ZonedDateTime, direction: "previous" | "next"): number | null {
  return moment.getTimeZoneTransition(direction)?.epochMilliseconds ?? null;
}
