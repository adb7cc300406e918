/** A password has at least and at most so many UTF-16 units. */
export const MIN_PASSWORD = 6;
export const MAX_PASSWORD = 128;
