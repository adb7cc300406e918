declare const plainDateBrand: unique symbol;
declare const monthBrand: unique symbol;

/** A calendar day without a zone, `2026-03-31` (R-Z01). ISO text, so `<` compares days. */
export type PlainDate = string & { readonly [plainDateBrand]: true };

/** A calendar month, `2026-03` (R-Z01). ISO text, so `<` compares months. */
export type Month = string & { readonly [monthBrand]: true };

const MONTH_TEXT = /^(\d{4})-(\d{2})$/;
const DAYS_IN_MONTH = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const TWO_DIGITS = Array.from({ length: 100 }, (_, n) => String(n).padStart(2, "0"));

/** Reads `YYYY-MM-DD`; null when the text has another form or names a day that does not exist. */
export function parsePlainDate(text: string): PlainDate | null {
  // Parsed by hand, because a list of properties reads thirty thousand days: this takes a quarter of the time of a
  // pattern with groups.
  if (text.length !== 10 || text[4] !== "-" || text[7] !== "-") return null;
  const isReal = isRealDay(digitsAt(text, 0, 4), digitsAt(text, 5, 7), digitsAt(text, 8, 10));
  return isReal ? (text as PlainDate) : null;
}

/** The number written by the digits from `start` to before `end`; NaN when one of them is not a digit. */
function digitsAt(text: string, start: number, end: number): number {
  let value = 0;
  for (let at = start; at < end; at += 1) {
    const digit = text.charCodeAt(at) - 48;
    if (digit < 0 || digit > 9) return Number.NaN;
    value = value * 10 + digit;
  }
  return value;
}

/** Constructor for text known to be valid; throws a RangeError otherwise. */
export function plainDate(text: string): PlainDate {
  const date = parsePlainDate(text);
  if (date === null) throw new RangeError(`not a calendar day: ${text}`);
  return date;
}

/** Reads `YYYY-MM`; null when the text is no month. */
export function parseMonth(text: string): Month | null {
  const match = MONTH_TEXT.exec(text);
  if (match === null) return null;
  const [year, month] = [Number(match[1]), Number(match[2])];
  return year >= 1 && month >= 1 && month <= 12 ? monthFrom(year, month) : null;
}

/** Constructor for text known to be valid; throws a RangeError otherwise. */
export function month(text: string): Month {
  const parsed = parseMonth(text);
  if (parsed === null) throw new RangeError(`not a month: ${text}`);
  return parsed;
}

/** True for days of the Gregorian calendar between the years 1 and 9999. */
export function isRealDay(year: number, month: number, day: number): boolean {
  if (!Number.isInteger(year) || !Number.isInteger(month) || !Number.isInteger(day)) return false;
  if (year < 1 || year > 9999 || month < 1 || month > 12) return false;
  return day >= 1 && day <= lengthOfMonth(year, month);
}

/** The day with these numbers; they must name a real day (not checked: this is the inner loop of every schedule). */
export function dateOf(year: number, month: number, day: number): PlainDate {
  return `${fourDigits(year)}-${TWO_DIGITS[month] ?? ""}-${TWO_DIGITS[day] ?? ""}` as PlainDate;
}

/** The month with these numbers, `month` 1 to 12 (not checked). */
export function monthFrom(year: number, month: number): Month {
  return `${fourDigits(year)}-${TWO_DIGITS[month] ?? ""}` as Month;
}

export function yearOf(date: PlainDate | Month): number {
  return 100 * twoDigitsAt(date, 0) + twoDigitsAt(date, 2);
}

/** 1 to 12. */
export function monthNumberOf(date: PlainDate | Month): number {
  return twoDigitsAt(date, 5);
}

/** 1 to 31. */
export function dayOf(date: PlainDate): number {
  return twoDigitsAt(date, 8);
}

/** 28 to 31; `month` is 1 to 12. */
export function lengthOfMonth(year: number, month: number): number {
  if (month === 2 && isLeapYear(year)) return 29;
  return DAYS_IN_MONTH[month - 1] ?? 0;
}

export function isLeapYear(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}

const ZERO = 48;

/**
 * Reads the char codes: every schedule and figure takes dates apart, and parsing a substring costs three times as much.
 */
function twoDigitsAt(text: string, at: number): number {
  return 10 * (text.charCodeAt(at) - ZERO) + text.charCodeAt(at + 1) - ZERO;
}

function fourDigits(year: number): string {
  return year >= 1000 ? String(year) : String(year).padStart(4, "0");
}
