import {
  addDays,
  addMonths,
  dateOf,
  dayOfWeek,
  differenceInDays,
  isRealDay,
  monthFrom,
  yearOf,
} from "../calendar/index.ts";
import type { Month, PlainDate } from "../calendar/index.ts";

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

/**
 * Two-digit years up to this one belong to the 2000s: leases begin years ago and end years ahead, but hardly before
 * 1970.
 */
const LAST_SHORT_YEAR = 69;

/** The reading of a typed day. */
export type DayInput =
  | { readonly state: "day"; readonly day: PlainDate }
  /** The month is known but has no such day: "30.2." */
  | { readonly state: "no_such_day"; readonly month: Month }
  | { readonly state: "unreadable" };

/** The year when none is typed: `nearest` to today, or the first day from today on (`coming`). */
export type MissingYear = "nearest" | "coming";

/**
 * Reads a day as people type it on `today`: a date as `parseDateInput` reads it, with or without its year ("5.12.", "5
 * Dez", "Dec 5"), "yesterday", "today", "tomorrow", "+3", "in 3 weeks", each in all five languages. The name of a
 * weekday is read only with `coming`; it means the first such day after today.
 */
export function readDayInput(text: string, today: PlainDate, missingYear: MissingYear): DayInput {
  const relative = relativeDay(text, today, missingYear);
  if (relative !== null) return { state: "day", day: relative };
  const written = writtenDay(text);
  if (written === null) return { state: "unreadable" };
  const { day, month } = written;
  const years = written.year === null ? yearsAround(today, missingYear) : [written.year];
  const days = years.filter((year) => isRealDay(year, month, day)).map((year) => dateOf(year, month, day));
  const meant = written.year === null ? meantOf(days, today, missingYear) : days[0];
  if (meant !== undefined) return { state: "day", day: meant };
  const firsts = years.map((year) => dateOf(year, month, 1));
  const first =
    (written.year === null ? meantOf(firsts, today, missingYear) : undefined) ?? firsts[0] ?? today;
  return { state: "no_such_day", month: monthFrom(yearOf(first), month) };
}

/**
 * Reads a whole date as people type it: day, month, year, separated by `.`, `/`, `-` or spaces; a year of 2 or 4
 * digits; the month as a number or as a name in English, Spanish, German, French or Italian ("5 de marzo de 2026", "1er
 * mars 26", "5. März 2026"). ISO `2026-03-05` and a month name before the day are read too. Null when it is no date,
 * has no year or the day does not exist.
 */
export function parseDateInput(text: string): PlainDate | null {
  const written = writtenDay(text);
  if (written === null || written.year === null) return null;
  const { year, month, day } = written;
  return isRealDay(year, month, day) ? dateOf(year, month, day) : null;
}

/**
 * Day 1 to 31 and month 1 to 12 as typed, whether or not the month has that day; the year is null where none was typed.
 */
type WrittenDay = { readonly year: number | null; readonly month: number; readonly day: number };

function writtenDay(text: string): WrittenDay | null {
  const parts = plainText(text)
    .split(/[\s./,-]+/)
    .filter((part) => part !== "" && !FILLERS.has(part));
  const [a, b, c] = parts;
  if (a === undefined || b === undefined || parts.length > 3) return null;
  if (c === undefined) return MONTH_FIRST.test(a) ? partsOf(null, a, b) : partsOf(null, b, a);
  if (/^\d{4}$/.test(a)) return partsOf(a, b, c);
  return MONTH_OF.has(a) ? partsOf(c, a, b) : partsOf(c, b, a);
}

const FILLERS: ReadonlySet<string> = new Set("de del of on the am den el le il".split(" "));

/**
 * Only English writes the month before the day. Without a year, "set 5" more likely means five of something than a day
 * in September.
 */
const MONTH_FIRST = /^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/;

function partsOf(yearText: string | null, monthText: string, dayText: string): WrittenDay | null {
  const year = yearText === null ? null : readYear(yearText);
  const month = /^\d{1,2}$/.test(monthText) ? Number(monthText) : (MONTH_OF.get(monthText) ?? 0);
  const dayMatch = /^(\d{1,2})(?:st|nd|rd|th|er|o|a|°)?$/.exec(dayText);
  const day = Number(dayMatch?.[1] ?? 0);
  const isWritten = year !== 0 && month >= 1 && month <= 12 && day >= 1 && day <= 31;
  return isWritten ? { year, month, day } : null;
}

/** 0 where it is no year. */
function readYear(text: string): number {
  if (/^\d{4}$/.test(text)) return Number(text);
  if (!/^\d{2}$/.test(text)) return 0;
  const short = Number(text);
  return short <= LAST_SHORT_YEAR ? 2000 + short : 1900 + short;
}

function yearsAround(today: PlainDate, missingYear: MissingYear): readonly number[] {
  const year = yearOf(today);
  return missingYear === "coming" ? [year, year + 1] : [year - 1, year, year + 1];
}

/** Picks the intended day from the same day in several years, in ascending order; undefined where there is none. */
function meantOf(
  days: readonly PlainDate[],
  today: PlainDate,
  missingYear: MissingYear,
): PlainDate | undefined {
  if (missingYear === "coming") return days.find((day) => day >= today);
  const distance = (day: PlainDate) => Math.abs(differenceInDays(today, day));
  return days.toSorted((one, other) => distance(one) - distance(other))[0];
}

/** Offset in days of each word, in each language. */
const NAMED_DAYS: ReadonlyMap<string, number> = new Map(
  (
    [
      [-1, "yesterday,gestern,ayer,hier,ieri"],
      [0, "today,heute,hoy,aujourd'hui,oggi"],
      [1, "tomorrow,morgen,manana,demain,domani"],
      [2, "day after tomorrow,ubermorgen,uebermorgen,pasado manana,apres-demain,dopodomani"],
    ] as const
  ).flatMap(([days, words]) => words.split(",").map((word) => [word, days] as const)),
);

/** From Monday, as in `dayOfWeek`. */
const WEEKDAYS: readonly string[] = [
  "monday montag lunes lundi lunedi",
  "tuesday dienstag martes mardi martedi",
  "wednesday mittwoch miercoles mercredi mercoledi",
  "thursday donnerstag jueves jeudi giovedi",
  "friday freitag viernes vendredi venerdi",
  "saturday samstag sonnabend sabado samedi sabato",
  "sunday sonntag domingo dimanche domenica",
];

const IN_SOME_TIME = /^(?:in|en|dans|dentro de|tra|fra) (\d{1,3}) (\p{L}+)$/u;
const DAY_WORD = /^(?:days?|tage?n?|dias?|jours?|giorn[oi])$/;
const WEEK_WORD = /^(?:weeks?|wochen?|semanas?|semaines?|settiman[ae])$/;
const MONTH_WORD = /^(?:months?|monate?n?|mes(?:es)?|mois|mes[ei])$/;

function relativeDay(text: string, today: PlainDate, missingYear: MissingYear): PlainDate | null {
  const input = plainText(text).replaceAll("\u2019", "'").replaceAll(/\s+/g, " ");
  const named = NAMED_DAYS.get(input);
  // "Hier" is French for yesterday and German for here, so words for the past are not read with `coming`.
  if (named !== undefined) return named < 0 && missingYear === "coming" ? null : addDays(today, named);
  const plus = /^\+ ?(\d{1,3})$/.exec(input)?.[1];
  if (plus !== undefined) return addDays(today, Number(plus));
  const [, count, unit] = IN_SOME_TIME.exec(input) ?? [];
  if (count !== undefined && unit !== undefined) return after(today, Number(count), unit);
  const weekday =
    missingYear === "coming" ? WEEKDAYS.findIndex((names) => names.split(" ").includes(input)) : -1;
  return weekday === -1 ? null : addDays(today, ((weekday + 7 - dayOfWeek(today)) % 7) + 1);
}

function after(today: PlainDate, count: number, unit: string): PlainDate | null {
  if (DAY_WORD.test(unit)) return addDays(today, count);
  if (WEEK_WORD.test(unit)) return addDays(today, 7 * count);
  return MONTH_WORD.test(unit) ? addMonths(today, count) : null;
}

function plainText(text: string): string {
  return text.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase().trim();
}
