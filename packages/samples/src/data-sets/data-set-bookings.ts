import { addDays, differenceInDays } from "@keystead/domain/calendar";
import type { PlainDate } from "@keystead/domain/calendar";

import { monthsBefore } from "../portfolio-tables.ts";
import type { BookingRecipe } from "../portfolio-recipe.ts";

/** How far ahead of today bookings go. */
const DAYS_AHEAD = 60;
const NIGHT_MINOR = 9_000;

type Input = {
  readonly today: PlainDate;
  readonly months: number;
  readonly bookings: number;
  /** The number of units; with 0 the whole property is let. */
  readonly units: number;
  /** Makes properties differ from each other. */
  readonly number: number;
};

/**
 * Bookings of a property, evenly over the past months and the next weeks, one unit after the other: every third one
 * leaves on the day the unit's next guest arrives, every sixtieth overlaps the previous one by a night, and every
 * twentieth past one is unpaid.
 */
export function dataSetBookings({ today, months, bookings, units, number }: Input): readonly BookingRecipe[] {
  const begin = monthsBefore(today, months);
  const rentables = Math.max(1, units);
  const turns = Math.floor(bookings / rentables);
  const days = differenceInDays(begin, today) + DAYS_AHEAD;
  const arrival = (turn: number): PlainDate => addDays(begin, Math.floor((turn * days) / turns));
  return Array.from({ length: turns * rentables }, (_, at): BookingRecipe => {
    const turn = Math.floor(at / rentables);
    const overlaps = turn % 60 === 1;
    const from = addDays(arrival(turn), overlaps ? -1 : 0);
    const to = turn % 3 === 0 ? arrival(turn + 1) : addDays(arrival(turn), 2 + ((turn + number) % 3));
    const isPaid = arrival(turn) <= today && turn % 20 !== 19;
    return {
      unit: units === 0 ? null : at % rentables,
      guest: `Guest ${number + 1}-${at + 1}`,
      email: `guest${number + 1}-${at + 1}@example.com`,
      guests: 1 + (turn % 4),
      from,
      to,
      totalMinor: differenceInDays(from, to) * (NIGHT_MINOR + (turn % 40) * 100),
      paid: isPaid ? { on: arrival(turn), note: "" } : null,
      overlaps,
    };
  });
}
