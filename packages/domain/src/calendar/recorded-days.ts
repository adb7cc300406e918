import { parsePlainDate, plainDate } from "./plain-date.ts";
import type { PlainDate } from "./plain-date.ts";

/** The days that records may have, 1900 to 2199: another year is a typing error. */
export const FIRST_RECORDED_DAY = plainDate("1900-01-01");
export const LAST_RECORDED_DAY = plainDate("2199-12-31");
export const FIRST_RECORDED_YEAR = 1900;
export const LAST_RECORDED_YEAR = 2199;

/** The months of those years, `YYYY-MM`. */
export const RECORDED_MONTH = /^(19|20|21)\d\d-(0[1-9]|1[0-2])$/;

/** Reads `YYYY-MM-DD` (R-Z01); null when it is no real day, or outside 1900 to 2199. */
export function parseRecordedDay(text: string): PlainDate | null {
  const day = parsePlainDate(text);
  return day !== null && isRecordedDay(day) ? day : null;
}

export function isRecordedDay(day: PlainDate): boolean {
  return day >= FIRST_RECORDED_DAY && day <= LAST_RECORDED_DAY;
}
