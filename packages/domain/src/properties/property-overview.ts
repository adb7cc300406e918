/** Upcoming events of a property's bookings and leases, in the order in which those of one day are listed. */
export const nextEventKinds = ["leaves", "arrives", "begins", "rent", "ends"] as const;
export type NextEventKind = (typeof nextEventKinds)[number];

/** How many of them a page shows, and how many days ahead the end of a lease is shown (R-C12). */
export const NEXT_EVENTS = 6;
export const ENDING_DAYS = 60;

/** Monthly rent per square metre, rounded once to the minor unit; `sqm` > 0, with up to two decimals. */
export function rentPerSqm(monthlyMinor: number, sqm: number): number {
  if (sqm <= 0) throw new RangeError(`no rent by the square metre over ${sqm} m²`);
  return Math.round((monthlyMinor * 100) / Math.round(sqm * 100));
}
