import { differenceInDays } from "../../calendar/index.ts";
import type { PlainDate } from "../../calendar/index.ts";
import { compareText } from "../../kernel/index.ts";
import { expectedMinor } from "./known-booking.ts";
import type { KnownBooking } from "./known-booking.ts";

/**
 * Most attempts for one property, and for all lines of a statement together; beyond them it is unknown whether a set is
 * the only one.
 */
const TRIES_OF_ONE = 20_000;
export const TRIES_OF_ALL = 2_000_000;
/** Most sets of one property that are searched for: one more than are offered. */
const MOST_SETS = 5;

/** Remaining attempts; counted down during the search. */
export type Tries = { left: number };

export type SetsOfBookings = {
  readonly sets: readonly (readonly KnownBooking[])[];
  /** All existing sets were found. */
  readonly complete: boolean;
};

/**
 * The sets of bookings of one property whose expected sums add up exactly to an amount (minor units): all of them, or
 * at most five with `complete` false where there may be more. Each set in order of arrival. Uses up `tries`.
 */
export function setsOfSum(amountMinor: number, stays: readonly KnownBooking[], tries: Tries): SetsOfBookings {
  const parts = stays
    .map((stay) => ({ stay, minor: expectedMinor(stay) }))
    .filter(({ minor }) => minor <= amountMinor)
    .toSorted((a, b) => b.minor - a.minor || byArrival(a.stay, b.stay));
  // Sums of the parts from each index on: where they are too small, the rest need not be tried.
  const rest = parts.map(() => 0);
  for (let at = parts.length - 1; at >= 0; at -= 1) rest[at] = (rest[at + 1] ?? 0) + (parts[at]?.minor ?? 0);
  const sets: KnownBooking[][] = [];
  const mine: Tries = { left: Math.min(TRIES_OF_ONE, tries.left) };
  const began = mine.left;
  const look = (at: number, remainingMinor: number, taken: readonly KnownBooking[]): void => {
    if (remainingMinor === 0) {
      sets.push(taken.toSorted(byArrival));
      return;
    }
    const part = parts[at];
    if (part === undefined || (rest[at] ?? 0) < remainingMinor || sets.length >= MOST_SETS || mine.left <= 0)
      return;
    mine.left -= 1;
    if (part.minor <= remainingMinor) look(at + 1, remainingMinor - part.minor, [...taken, part.stay]);
    look(at + 1, remainingMinor, taken);
  };
  if (amountMinor > 0) look(0, amountMinor, []);
  tries.left -= began - mine.left;
  return { sets, complete: mine.left > 0 && sets.length < MOST_SETS };
}

/** The likelier one first: arrivals near the day, and fewer bookings; then in order of arrival. */
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
