/** A password has at least and at most so many characters. */
export const MIN_PASSWORD = 6;
export const MAX_PASSWORD = 128;
