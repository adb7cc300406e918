import { dateOf, dayOf, lengthOfMonth, monthFrom, monthNumberOf, yearOf } from "./plain-date.ts";
import type { Month, PlainDate } from "./plain-date.ts";

/** The day `days` later (or earlier, when negative). */
export function addDays(date: PlainDate, days: number): PlainDate {
  const day = dayOf(date) + days;
  const year = yearOf(date);
  const month = monthNumberOf(date);
  // Fast path: most results stay inside the month; only the others need the day number.
  if (day >= 1 && day <= lengthOfMonth(year, month)) return dateOf(year, month, day);
  return fromDayNumber(dayNumber(date) + days);
}

/** The same day `months` later, clamped to that month's last day (R-Z08): 31 January + 1 = 28 or 29 February. */
export function addMonths(date: PlainDate, months: number): PlainDate {
  const target = addToMonth(monthOf(date), months);
  return dateOf(yearOf(target), monthNumberOf(target), Math.min(dayOf(date), daysInMonth(target)));
}

/** The month `months` later (or earlier, when negative). */
export function addToMonth(month: Month, months: number): Month {
  const count = yearOf(month) * 12 + (monthNumberOf(month) - 1) + months;
  return monthFrom(Math.floor(count / 12), (((count % 12) + 12) % 12) + 1);
}

/** Whole days from `from` to `to`; negative when `to` is earlier. */
export function differenceInDays(from: PlainDate, to: PlainDate): number {
  return dayNumber(to) - dayNumber(from);
}

/** Whole months from `from` to `to`; negative when `to` is earlier. */
export function differenceInMonths(from: Month, to: Month): number {
  return (yearOf(to) - yearOf(from)) * 12 + monthNumberOf(to) - monthNumberOf(from);
}

/** 1 = Monday to 7 = Sunday (ISO 8601). */
export function dayOfWeek(date: PlainDate): number {
  // 1970-01-01, day number 0, was a Thursday.
  return ((((dayNumber(date) + 3) % 7) + 7) % 7) + 1;
}

export function monthOf(date: PlainDate): Month {
  return monthFrom(yearOf(date), monthNumberOf(date));
}

export function firstDayOf(month: Month): PlainDate {
  return dateOf(yearOf(month), monthNumberOf(month), 1);
}

export function lastDayOf(month: Month): PlainDate {
  return dateOf(yearOf(month), monthNumberOf(month), daysInMonth(month));
}

/** 28 to 31. */
export function daysInMonth(month: Month): number {
  return lengthOfMonth(yearOf(month), monthNumberOf(month));
}

export function laterOf<Value extends PlainDate | Month>(a: Value, b: Value): Value {
  return a > b ? a : b;
}

export function earlierOf<Value extends PlainDate | Month>(a: Value, b: Value): Value {
  return a < b ? a : b;
}

/** Days since 1970-01-01, calculated with years that begin in March, so that a leap day comes last. */
export function dayNumber(date: PlainDate): number {
  const month = monthNumberOf(date);
  const year = yearOf(date) - (month <= 2 ? 1 : 0);
  const era = Math.floor(year / 400);
  const yearOfEra = year - era * 400;
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + dayOf(date) - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * 146_097 + dayOfEra - 719_468;
}

/** The day with this number of days since 1970-01-01; the inverse of `dayNumber`. */
export function fromDayNumber(days: number): PlainDate {
  const shifted = days + 719_468;
  const era = Math.floor(shifted / 146_097);
  const dayOfEra = shifted - era * 146_097;
  const yearOfEra = Math.floor(
    (dayOfEra -
      Math.floor(dayOfEra / 1460) +
      Math.floor(dayOfEra / 36_524) -
      Math.floor(dayOfEra / 146_096)) /
      365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const shiftedMonth = Math.floor((5 * dayOfYear + 2) / 153);
  const day = dayOfYear - Math.floor((153 * shiftedMonth + 2) / 5) + 1;
  const month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9;
  return dateOf(yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day);
}
