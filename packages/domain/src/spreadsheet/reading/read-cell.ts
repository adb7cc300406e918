import { addDays, dateOf, isRealDay, isRecordedDay, lengthOfMonth, plainDate } from "../../calendar/index.ts";
import { parseDateInput } from "../../day-input/index.ts";
import type { PlainDate } from "../../calendar/index.ts";
import { formatMinor, minorDigits, parseAmountInput } from "../../money/index.ts";
import type { Language } from "../../languages/index.ts";
import type { Currency } from "../../money/index.ts";
import type { RentalMode } from "../../properties/index.ts";
import { plain } from "../columns/header-words.ts";
import { currenciesNamedIn } from "../named-currency.ts";

export const dateOrders = ["day_first", "month_first"] as const;
/** How `01/03/26` is read. */
export type DateOrder = (typeof dateOrders)[number];

/** How the words and numbers of a sheet are read. */
export type ReadingRules = {
  readonly language: Language;
  /** The user's answer about ambiguous dates; null = not asked or not answered. */
  readonly dateOrder: DateOrder | null;
};

export type CellIssue =
  | "NAME_REQUIRED"
  | "NAME_TOO_LONG"
  | "TOO_LONG"
  | "MODE_UNKNOWN"
  | "MODE_DIFFERS"
  | "NIGHTLY_HAS_NO_LEASE"
  | "TENANT_REQUIRED"
  | "RENT_REQUIRED"
  | "START_REQUIRED"
  | "INVALID_NUMBER"
  | "TOO_MANY_DECIMALS"
  | "AMOUNT_NEGATIVE"
  | "AMOUNT_NOT_POSITIVE"
  | "AMOUNT_TOO_LARGE"
  | "CURRENCY_DIFFERS"
  | "PAYMENT_DAY_OUT_OF_RANGE"
  | "INVALID_DATE"
  | "DATE_AMBIGUOUS"
  | "DATE_REQUIRED"
  | "PROPERTY_REQUIRED"
  | "PROPERTY_UNKNOWN"
  | "PROPERTY_AMBIGUOUS"
  | "UNIT_UNKNOWN"
  | "CATEGORY_REQUIRED"
  | "CATEGORY_UNKNOWN"
  | "AMOUNT_REQUIRED"
  | "UNKNOWN_CURRENCY"
  | "METHOD_UNKNOWN"
  | "GUEST_REQUIRED"
  | "UNIT_REQUIRED"
  | "NO_NIGHT"
  | "STAY_TOO_LONG"
  | "GUESTS_OUT_OF_RANGE"
  | "INVALID_EMAIL"
  | "TEXT_TOO_LONG"
  | "TENANT_UNKNOWN"
  | "LEASE_UNKNOWN"
  | "LEASE_AMBIGUOUS"
  | "END_BEFORE_START"
  | "PAYMENT_DATE_IN_FUTURE"
  | "PAYMENT_BEFORE_TRACKING";

/** The reading of one cell. */
export type CellReading<Value> =
  /** Empty, and nothing is required. */
  | { readonly state: "empty" }
  /** `assumed`: the cell is empty and has its default value. */
  | { readonly state: "read"; readonly value: Value; readonly assumed: boolean }
  /** `fixes`: suggested texts, the best first; days in ISO form, amounts in API form, for another currency its code. */
  | { readonly state: "wrong"; readonly code: CellIssue; readonly fixes: readonly string[] };

export function wrong(code: CellIssue, ...fixes: readonly string[]): CellReading<never> {
  return { state: "wrong", code, fixes };
}

export function read<Value>(value: Value, assumed = false): CellReading<Value> {
  return { state: "read", value, assumed };
}

const MODES: ReadonlyMap<string, RentalMode> = new Map([
  ...wordsFor(
    "monthly",
    `monthly, month, long term, long, longterm, long stay, lease, unfurnished, mensual, mes, larga duracion, larga estancia,
    largo plazo, larga temporada, vivienda habitual, alquiler residencial, residencial, por meses, monatlich, monat, langfristig,
    langzeit, langzeitmiete, dauermiete, unbefristet, wohnraum, mensuel, mensuelle, mois, longue duree, au mois, bail, location
    longue duree, mensile, mese, lungo termine, lungo periodo, lunga durata, lunga, al mese, affitto lungo`,
  ),
  ...wordsFor(
    "daily",
    `daily, day, nightly, night, per night, by the night, short term, short, shortterm, short stay, short let, holiday, holiday let,
    vacation, vacation rental, airbnb, booking, diario, diaria, dia, noche, por noche, por noches, corta duracion, corta estancia,
    corto plazo, vacacional, alquiler vacacional, turistico, alquiler turistico, vivienda turistica, por dias, taglich, tag, nacht, pro nacht,
    nachtweise, kurzfristig, kurzzeit, kurzzeitmiete, ferienwohnung, ferienvermietung, fewo, urlaub, journalier, journaliere, jour, nuit,
    a la nuit, nuitee, a la nuitee, courte duree, saisonnier, saisonniere, location saisonniere, vacances, meuble de tourisme,
    tourisme, giornaliero, giornaliera, giorno, notte, a notte, breve termine, breve periodo, breve durata, breve, affitto breve, turistica,
    locazione turistica, casa vacanze, vacanze`,
  ),
]);

/** The rental mode, in words of the five languages. */
export function readMode(text: string): CellReading<RentalMode> {
  const mode = MODES.get(plain(text));
  return mode === undefined ? wrong("MODE_UNKNOWN", "monthly", "daily") : read(mode);
}

/** A monthly rent in minor units, 0 allowed. "per month" in any form is dropped; another currency is an error. */
export function readRent(
  text: string,
  rules: { readonly language: Language; readonly currency: Currency },
): CellReading<number> {
  const bare = text.replace(/\s*(?:\/|\bpro\b|\bper\b|\bpor\b|\bpar\b|\bal\b|\bp\.)\s*\p{L}+\.?\s*$/iu, "");
  return readAmount(bare, { ...rules, rule: "not_negative" });
}

/** An amount in minor units; another currency than the given one and a sign that `rule` forbids are errors. */
export function readAmount(
  text: string,
  rules: {
    readonly language: Language;
    readonly currency: Currency;
    readonly rule: "not_negative" | "positive";
  },
): CellReading<number> {
  const { language, currency, rule } = rules;
  const named = currenciesNamedIn(text);
  if (named !== null && !named.includes(currency))
    return wrong("CURRENCY_DIFFERS", ...(named.length === 1 ? named : []));
  const amount = parseAmountInput(text, language, currency);
  if (!amount.ok) return wrong(amount.code, ...("suggestion" in amount ? [amount.suggestion] : []));
  if (amount.minor < 0) return wrong("AMOUNT_NEGATIVE", formatMinor(-amount.minor, minorDigits(currency)));
  return rule === "positive" && amount.minor === 0 ? wrong("AMOUNT_NOT_POSITIVE") : read(amount.minor);
}

/**
 * The language whose decimal mark a column uses: unambiguous amounts ("950,50", "1.234,50") decide how "1.234" is read;
 * where there are none or they contradict each other, the language of the page does.
 */
export function amountLanguage(texts: readonly string[], language: Language): Language {
  const marks = new Set(texts.flatMap((text) => decimalMarkOf(text) ?? []));
  if (marks.size !== 1) return language;
  return marks.has(".") ? "en" : language === "en" ? "es" : language;
}

function decimalMarkOf(text: string): "." | "," | null {
  const number = text.replaceAll(/[^\d.,]/g, "");
  const short = /([.,])\d{1,2}$/.exec(number)?.[1];
  const mixed = number.includes(".") && number.includes(",") ? /[.,](?=\d*$)/.exec(number)?.[0] : undefined;
  const mark = mixed ?? short;
  return mark === "." || mark === "," ? mark : null;
}

const LAST_DAY = new Set([
  "last",
  "last day",
  "ultimo",
  "ultimo dia",
  "ultimo giorno",
  "letzter",
  "letzter tag",
  "dernier",
  "dernier jour",
  "fin de mes",
  "fin du mois",
  "fine mese",
  "monatsende",
  "end of month",
]);

/** 1 to 31, alone or with words around it: "5", "5.", "día 5", "le 5", "1st", "last day". */
export function readPaymentDay(text: string): CellReading<number> {
  if (LAST_DAY.has(plain(text))) return read(31);
  const found = /^\D{0,20}?(\d{1,4})(?:\s*(?:\.|º|°|ª|st|nd|rd|th|er|o|a|e))?(?:\s+\D{0,20})?$/iu.exec(text);
  const day = Number(found?.[1] ?? 0);
  if (found === null || /[-/]\s*\d/.test(text)) return wrong("PAYMENT_DAY_OUT_OF_RANGE");
  if (day > 31) return wrong("PAYMENT_DAY_OUT_OF_RANGE", "31");
  return day < 1 ? wrong("PAYMENT_DAY_OUT_OF_RANGE", "1") : read(day);
}

const NUMERIC = /^(\d{1,2})[\s./-]+(\d{1,2})[\s./-]+(\d{2}|\d{4})\.?$/;

/**
 * The order that a date proves: by a part above 12, or by dots, which are never used with the month first. Null when it
 * fits both or none.
 */
export function provenOrder(text: string): DateOrder | null {
  const parts = numericParts(text);
  if (parts === null || (parts.a > 12 && parts.b > 12)) return null;
  if (parts.b > 12) return "month_first";
  return parts.a > 12 || parts.dotted ? "day_first" : null;
}

/** Whether a date depends on the order of day and month. */
export function isAmbiguousDate(text: string): boolean {
  const parts = numericParts(text);
  return parts !== null && provenOrder(text) === null && parts.a !== parts.b && parts.a <= 12;
}

/**
 * The first day of a lease, as `parseDateInput` reads it or as spreadsheets write it: with a time after it, as a serial
 * day number, or as month and year. Two parts of at most 12 need the order.
 */
export function readStart(text: string, order: DateOrder | null): CellReading<PlainDate> {
  const bare = withoutTime(text);
  const parts = numericParts(text);
  if (parts === null) return within(parseDateInput(bare) ?? serialDay(bare) ?? firstOfMonth(bare));
  if (isAmbiguousDate(text) && order === null) return wrong("DATE_AMBIGUOUS");
  const meant = provenOrder(text) ?? order ?? "day_first";
  const [day, month] = meant === "day_first" ? [parts.a, parts.b] : [parts.b, parts.a];
  const date = parseDateInput(`${day}.${month}.${parts.year}`);
  return date === null ? wrong("INVALID_DATE", ...lastOfMonth(month, parts.year)) : within(date);
}

/** Both readings of an ambiguous date, for the question. */
export function bothReadings(
  text: string,
): { readonly dayFirst: PlainDate; readonly monthFirst: PlainDate } | null {
  const [dayFirst, monthFirst] = dateOrders.map((order) => readStart(text, order));
  return dayFirst?.state === "read" && monthFirst?.state === "read"
    ? { dayFirst: dayFirst.value, monthFirst: monthFirst.value }
    : null;
}

type NumericParts = {
  readonly a: number;
  readonly b: number;
  readonly year: string;
  readonly dotted: boolean;
};

function numericParts(text: string): NumericParts | null {
  const bare = withoutTime(text);
  const [, a, b, year] = NUMERIC.exec(bare) ?? [];
  if (a === undefined || b === undefined || year === undefined) return null;
  return { a: Number(a), b: Number(b), year, dotted: /^\d+\.\s*\d+\./.test(bare) };
}

function withoutTime(text: string): string {
  return text.trim().replace(/[\sT]+\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:\s*[ap]\.?m\.?|Z)?$/i, "");
}

function within(date: PlainDate | null): CellReading<PlainDate> {
  return date !== null && isRecordedDay(date) ? read(date) : wrong("INVALID_DATE");
}

const SERIAL_BEGIN = plainDate("1899-12-30");

/** A serial day of a spreadsheet: days since the end of 1899, here from 1954 to 2119. */
function serialDay(text: string): PlainDate | null {
  const serial = /^\d{5}$/.test(text) ? Number(text) : 0;
  return serial >= 20_000 && serial <= 80_000 ? addDays(SERIAL_BEGIN, serial) : null;
}

function firstOfMonth(text: string): PlainDate | null {
  const named = /^\p{L}[\p{L}.]*\s+(?:de\s+|of\s+)?\d{4}$/iu.test(text) ? parseDateInput(`1 ${text}`) : null;
  const [, month, year] = /^(\d{1,2})[./-](\d{4})$/.exec(text) ?? [];
  const [, isoYear, isoMonth] = /^(\d{4})-(\d{1,2})$/.exec(text) ?? [];
  const numbered = parseDateInput(`1.${month ?? isoMonth ?? ""}.${year ?? isoYear ?? ""}`);
  return named ?? numbered;
}

function lastOfMonth(month: number, yearText: string): readonly string[] {
  const first = parseDateInput(`1.${month}.${yearText}`);
  if (first === null) return [];
  const year = Number(first.slice(0, 4));
  const day = lengthOfMonth(year, month);
  return isRealDay(year, month, day) ? [dateOf(year, month, day)] : [];
}

function wordsFor(mode: RentalMode, list: string): readonly (readonly [string, RentalMode])[] {
  return list.split(",").map((word) => [word.trim().replaceAll(/\s+/g, " "), mode] as const);
}
