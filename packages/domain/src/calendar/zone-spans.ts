import { DAY_MS } from "./day-length.ts";

/** Wall clocks of a zone, as if they were UTC, that are ahead of UTC by one and the same: half-open, far from every change of clocks. */
export type ZoneSpan = { readonly fromMs: number; readonly untilMs: number; readonly aheadMs: number };

/** More than any zone has ever moved its clocks at once, a day of the calendar included. */
const MARGIN_MS = 2 * DAY_MS;

/** Twice a year and two centuries come to as many; a zone that is asked for more forgets them and begins anew. */
const MOST_SPANS = 400;

/** What a zone is between two changes of its clocks never becomes different while the program runs. */
const known = new Map<string, ZoneSpan[]>();

/**
 * The span in which a wall clock lies, given as if it were UTC; null within two days of a change of the clocks, where one wall clock
 * may be two instants, or none. Throws a RangeError for a zone that does not exist.
 */
export function zoneSpan(zone: string, shownMs: number): ZoneSpan | null {
  let spans = known.get(zone);
  // The one that was found last stands first: who asks for many asks for neighbours.
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
  // A moment later, since a change at this very one comes before what is shown.
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
