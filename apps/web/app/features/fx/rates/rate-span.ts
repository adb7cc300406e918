import { addToMonth, differenceInMonths, laterOf, month as monthOf } from "@keystead/domain/calendar";
import { RATE_MONTHS_AHEAD } from "@keystead/domain/fx";

/** How many months, up to and including `last`; by default up to the current month. */
export type RateSpan = { readonly months: number; readonly last?: string };

const USUAL = 7;
const STEP = 6;
/** The maximum of one request. */
const MOST = 36;

/** The last six months and the current one, or more to include the requested month. */
export function spanFor(requested: string | null, thisMonth: string): RateSpan {
  if (requested === null) return { months: USUAL };
  const back = differenceInMonths(monthOf(requested), monthOf(thisMonth));
  // One to spare: the browser's clock may be in another month than the owner's.
  if (back >= 0 && back + 2 <= MOST) return { months: Math.max(USUAL, back + 2) };
  return { months: USUAL, last: requested };
}

/** Null when there are no more. */
export function earlier(span: RateSpan): RateSpan | null {
  return span.months === MOST ? null : { ...span, months: Math.min(MOST, span.months + STEP) };
}

/** Future months, up to a year (R-B09). */
export function later({ months, last }: RateSpan, currentMonth: string): RateSpan | null {
  const now = monthOf(currentMonth);
  const end = addToMonth(now, RATE_MONTHS_AHEAD);
  const at = last === undefined ? now : monthOf(last);
  if (at >= end) return null;
  const next = addToMonth(at, STEP / 2);
  return { months: Math.min(MOST, months + STEP / 2), last: next < end ? laterOf(next, at) : end };
}
