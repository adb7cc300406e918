/** The length of a period between instants. Calendar days, which a change of the clock makes shorter or longer, are counted by `addDays`. */
export const DAY_MS = 24 * 60 * 60_000;
