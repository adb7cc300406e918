import { differenceInDays } from "../../calendar/index.ts";
import type { PlainDate } from "../../calendar/index.ts";
import { compareText } from "../../kernel/index.ts";
import { expectedMinor } from "./known-booking.ts";
import type { KnownBooking } from "./known-booking.ts";

/** How much may be tried for one property, and for all lines of a statement together: then nobody knows whether a set is the only one. */
const TRIES_OF_ONE = 20_000;
export const TRIES_OF_ALL = 2_000_000;
/** As many sets of one property as are looked for: one more than are offered. */
const MOST_SETS = 5;

/** What is left to try; it goes down as it is used. */
export type Tries = { left: number };

export type SetsOfBookings = {
  readonly sets: readonly (readonly KnownBooking[])[];
  /** All that there are were found. */
  readonly complete: boolean;
};

/**
 * The sets of stays of one property whose expected sums come to an amount exactly (minor units): all of them, or the first five and
 * `complete` false. Each set in the order of arrivals.
 */
export function setsOfSum(amountMinor: number, stays: readonly KnownBooking[], tries: Tries): SetsOfBookings {
  const parts = stays
    .map((stay) => ({ stay, minor: expectedMinor(stay) }))
    .filter(({ minor }) => minor <= amountMinor)
    .toSorted((a, b) => b.minor - a.minor || byArrival(a.stay, b.stay));
  // What the parts from one on come to together: where that is too little, the rest need not be tried.
  const rest = parts.map(() => 0);
  for (let at = parts.length - 1; at >= 0; at -= 1) rest[at] = (rest[at + 1] ?? 0) + (parts[at]?.minor ?? 0);
  const sets: KnownBooking[][] = [];
  const mine: Tries = { left: Math.min(TRIES_OF_ONE, tries.left) };
  const began = mine.left;
  const look = (at: number, wantedMinor: number, taken: readonly KnownBooking[]): void => {
    if (wantedMinor === 0) {
      sets.push(taken.toSorted(byArrival));
      return;
    }
    const part = parts[at];
    if (part === undefined || (rest[at] ?? 0) < wantedMinor || sets.length >= MOST_SETS || mine.left <= 0)
      return;
    mine.left -= 1;
    if (part.minor <= wantedMinor) look(at + 1, wantedMinor - part.minor, [...taken, part.stay]);
    look(at + 1, wantedMinor, taken);
  };
  if (amountMinor > 0) look(0, amountMinor, []);
  tries.left -= began - mine.left;
  return { sets, complete: mine.left > 0 && sets.length < MOST_SETS };
}

/** The likelier one first: what arrived near the day, and fewer bookings; then in the order of arrival. */
export function inLikelihood(
  sets: readonly (readonly KnownBooking[])[],
  bookedOn: PlainDate,
): readonly (readonly KnownBooking[])[] {
  const farthest = (set: readonly KnownBooking[]): number =>
    Math.max(...set.map(({ checkIn }) => Math.abs(differenceInDays(checkIn, bookedOn))));
  const arrivals = (set: readonly KnownBooking[]): string =>
    set.map(({ checkIn, id }) => `${checkIn} ${id}`).join(" ");
  return sets.toSorted(
    (a, b) => farthest(a) - farthest(b) || a.length - b.length || compareText(arrivals(a), arrivals(b)),
  );
}

export function byArrival(a: KnownBooking, b: KnownBooking): number {
  return compareText(a.checkIn, b.checkIn) || compareText(a.id, b.id);
}
