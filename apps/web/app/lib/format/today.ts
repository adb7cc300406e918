import { dateOf, plainDate, type PlainDate } from "@keystead/domain/calendar";

/** The visitor's own day, for default values in forms; the server judges records by the property's day. */
export function todayHere(now: Date = new Date()): PlainDate {
  return dateOf(now.getFullYear(), now.getMonth() + 1, now.getDate());
}

/** The day in a time zone, such as the profile's (R-Z03); the visitor's own day until the zone is known. */
export function todayInTimeZone(timeZone: string | undefined, now: Date = new Date()): PlainDate {
  if (timeZone === undefined) return todayHere(now);
  const parts = new Intl.DateTimeFormat("en", { timeZone, year: "numeric", month: "2-digit", day: "2-digit" })
    .formatToParts(now)
    .map(({ type, value }) => [type, value] as const);
  const { year = "", month = "", day = "" } = Object.fromEntries(parts);
  return plainDate(`${year}-${month}-${day}`);
}
