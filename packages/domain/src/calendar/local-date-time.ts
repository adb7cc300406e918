import { parsePlainDate } from "./plain-date.ts";
import type { PlainDate } from "./plain-date.ts";
import { TIME_OF_DAY } from "./time-of-day.ts";

declare const localDateTimeBrand: unique symbol;

/**
 * Local date and time, to the minute and without a zone: `2026-03-29T15:00` (R-Z01). ISO text, so `<` compares wall
 * clocks; the order in real time depends on the zone (`instantOf`).
 */
export type LocalDateTime = string & { readonly [localDateTimeBrand]: true };

const DATE_LENGTH = "2026-03-29".length;

/** Reads `YYYY-MM-DDTHH:mm`; null for another form, or for a day or time that does not exist. */
export function parseLocalDateTime(text: string): LocalDateTime | null {
  const date = parsePlainDate(text.slice(0, DATE_LENGTH));
  if (date === null || text[DATE_LENGTH] !== "T") return null;
  return TIME_OF_DAY.test(text.slice(DATE_LENGTH + 1)) ? (text as LocalDateTime) : null;
}

/** Constructor for text known to be valid; throws a RangeError otherwise. */
export function localDateTime(text: string): LocalDateTime {
  const local = parseLocalDateTime(text);
  if (local === null) throw new RangeError(`not a local date and time: ${text}`);
  return local;
}

/** The time `HH:mm` of a day; throws a RangeError for a time that does not exist. */
export function localAt(date: PlainDate, time: string): LocalDateTime {
  return localDateTime(`${date}T${time}`);
}

export function dateOfLocal(local: LocalDateTime): PlainDate {
  return local.slice(0, DATE_LENGTH) as PlainDate;
}
