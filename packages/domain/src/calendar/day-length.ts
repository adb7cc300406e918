/**
 * Length of a period between instants. Calendar days, which a clock change makes shorter or longer, are counted with
 * `addDays`.
 */
export const DAY_MS = 24 * 60 * 60_000;
