import { dateOf, isRealDay } from "./plain-date.ts";
import type { PlainDate } from "./plain-date.ts";

/** Month names of the five languages without accents; they do not contradict each other, so one table serves all. */
const MONTH_NAMES: readonly string[] = [
  "january jan enero ene januar janner jan janvier janv gennaio gen",
  "february feb febrero febr februar feber fevrier fevr fev febbraio",
  "march mar marzo mars marz maerz mrz",
  "april apr abril abr avril avr aprile",
  "may mayo mai maggio mag",
  "june jun junio juni juin giugno giu",
  "july jul julio juli juillet juil luglio lug",
  "august aug agosto ago aout aou",
  "september sep sept septiembre set setiembre septembre settembre",
  "october oct octubre oktober okt octobre ottobre ott",
  "november nov noviembre novembre",
  "december dec diciembre dic dezember dez decembre dicembre",
];

const MONTH_OF: ReadonlyMap<string, number> = new Map(
  MONTH_NAMES.flatMap((names, index) => names.split(" ").map((name) => [name, index + 1] as const)),
);

/** 1 to 12 for the name of a month, or its usual short form, in one of the five languages; null for any other word. */
export function monthNamed(word: string): number | null {
  return MONTH_OF.get(plainText(word)) ?? null;
}

/** Two-digit years up to this one belong to the 2000s: leases begin years back and end years ahead, hardly before 1970. */
const LAST_SHORT_YEAR = 69;

/**
 * Reads a date as people type it: day, month, year, separated by `.`, `/`, `-` or spaces; a year of 2 or 4 digits; the month as
 * a number or as a name in English, Spanish, German, French or Italian ("5 de marzo de 2026", "1er mars 26", "5. März 2026").
 * ISO `2026-03-05` and a month name before the day are read too. Null when it is no date or the day does not exist.
 */
export function parseTypedDate(text: string): PlainDate | null {
  const parts = plainText(text)
    .split(/[\s./,-]+/)
    .filter((part) => part !== "" && !FILLERS.has(part));
  const [a, b, c] = parts;
  if (a === undefined || b === undefined || c === undefined || parts.length !== 3) return null;
  if (/^\d{4}$/.test(a)) return dayFrom(a, b, c);
  return MONTH_OF.has(a) ? dayFrom(c, a, b) : dayFrom(c, b, a);
}

const FILLERS: ReadonlySet<string> = new Set(["de", "del", "of"]);

function dayFrom(yearText: string, monthText: string, dayText: string): PlainDate | null {
  const year = readYear(yearText);
  const month = /^\d{1,2}$/.test(monthText) ? Number(monthText) : (MONTH_OF.get(monthText) ?? 0);
  const dayMatch = /^(\d{1,2})(?:st|nd|rd|th|er|o|a)?$/.exec(dayText);
  const day = Number(dayMatch?.[1] ?? 0);
  return isRealDay(year, month, day) ? dateOf(year, month, day) : null;
}

function readYear(text: string): number {
  if (/^\d{4}$/.test(text)) return Number(text);
  if (!/^\d{2}$/.test(text)) return 0;
  const short = Number(text);
  return short <= LAST_SHORT_YEAR ? 2000 + short : 1900 + short;
}

function plainText(text: string): string {
  return text.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase().trim();
}
