/** Fewest and most characters of a password. */
export const MIN_PASSWORD = 6;
export const MAX_PASSWORD = 128;
