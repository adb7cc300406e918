import { addDays, dateOf, earlierOf, laterOf } from "../../calendar/index.ts";
import type { PlainDate } from "../../calendar/index.ts";

/** Days from the first to the last, both inclusive. */
export type DaySpan = { readonly startsOn: PlainDate; readonly endsOn: PlainDate };

/** The days of a calendar year. */
export function yearSpan(year: number): DaySpan {
  return { startsOn: dateOf(year, 1, 1), endsOn: dateOf(year, 12, 31) };
}

/** The days that two spans share; null if there are none. */
export function sharedDays(a: DaySpan, b: DaySpan): DaySpan | null {
  const startsOn = laterOf(a.startsOn, b.startsOn);
  const endsOn = earlierOf(a.endsOn, b.endsOn);
  return startsOn <= endsOn ? { startsOn, endsOn } : null;
}

/** The days of `within` that no span covers, in order: a booking's own rate applies there (R-D06). */
export function daysLeftOpen(within: DaySpan, spans: readonly DaySpan[]): readonly DaySpan[] {
  const open: DaySpan[] = [];
  let from = within.startsOn;
  for (const { startsOn, endsOn } of inOrder(spans)) {
    if (endsOn < from) continue;
    if (startsOn > within.endsOn) break;
    if (startsOn > from) open.push({ startsOn: from, endsOn: addDays(startsOn, -1) });
    from = addDays(endsOn, 1);
  }
  if (from <= within.endsOn) open.push({ startsOn: from, endsOn: within.endsOn });
  return open;
}

/**
 * Every pair of spans that share days, and those days, in order. Of two seasons of one unit the shorter applies there
 * (R-D06).
 */
export function daysHeldTwice<Span extends DaySpan>(
  spans: readonly Span[],
): readonly { readonly of: readonly [Span, Span]; readonly days: DaySpan }[] {
  const ordered = inOrder(spans);
  return ordered.flatMap((first, at) =>
    ordered.slice(at + 1).flatMap((second) => {
      const days = sharedDays(first, second);
      return days === null ? [] : [{ of: [first, second] as const, days }];
    }),
  );
}

function inOrder<Span extends DaySpan>(spans: readonly Span[]): readonly Span[] {
  return spans.toSorted((a, b) => (a.startsOn < b.startsOn ? -1 : a.startsOn > b.startsOn ? 1 : 0));
}
