import type { Language } from "@keystead/domain/languages";
import { currency as currencyOf, formatMinor, minorDigits } from "@keystead/domain/money";
import { PRICE_CURRENCY } from "@keystead/domain/plans";

import { intlLocales } from "../language/languages.ts";
import { tidyDays } from "./tidy-days.ts";

export type MoneyAmount = { readonly amount: string; readonly currency: string };

/** `useGrouping: "always"`, since es and it drop the separator for four digits; the minus sign is U+2212. */
export function formatMoney(
  { amount, currency }: MoneyAmount,
  language: Language,
  display: "symbol" | "code" = "symbol",
): string {
  const digits = digitsOf(currency);
  return join(
    numberFormat(language, {
      style: "currency",
      currency,
      currencyDisplay: display,
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    }),
    amount,
  );
}

/** A price of the plan table, "$12" or "12 $": whole dollars without cents. The page states which dollars are meant. */
export function formatPlanPrice(minor: number, language: Language): string {
  const format = numberFormat(language, {
    style: "currency",
    currency: PRICE_CURRENCY,
    currencyDisplay: "narrowSymbol",
    trailingZeroDisplay: "stripIfInteger",
  });
  return join(format, formatMinor(minor, digitsOf(PRICE_CURRENCY)));
}

/** Formats decimal text with as many digits as it has: "1.234,50", "−0.18". */
export function formatDecimal(text: string, language: Language): string {
  const digits = text.split(".")[1]?.length ?? 0;
  return join(numberFormat(language, { minimumFractionDigits: digits, maximumFractionDigits: digits }), text);
}

/** An amount without its currency, as typed into a field: as above, with the keyboard's minus. */
export function formatAmountInput(amount: string, language: Language): string {
  return formatDecimal(amount, language).replace("\u2212", "-");
}

export function formatNumber(value: number, language: Language, maximumFractionDigits = 0): string {
  return join(numberFormat(language, { maximumFractionDigits }), value);
}

const MEBIBYTE = 1024 * 1024;

/** "200 MB", "1 GB"; in French "200 Mo". MB = 2^20 bytes, as the plans count (R-K01). */
export function formatBytes(bytes: number, language: Language): string {
  const megabytes = bytes / MEBIBYTE;
  const [value, unit] = megabytes < 1024 ? [megabytes, "megabyte"] : [megabytes / 1024, "gigabyte"];
  return formatUnit(value, unit, language);
}

/** "96 kB", in French "96 ko"; the unit is named as in `Intl`. */
export function formatUnit(value: number, unit: string, language: Language): string {
  return join(
    numberFormat(language, { style: "unit", unit, unitDisplay: "short", maximumFractionDigits: 1 }),
    value,
  );
}

/** A share between 0 and 1 as a percentage. */
export function formatPercent(share: number, language: Language, maximumFractionDigits = 0): string {
  return join(numberFormat(language, { style: "percent", maximumFractionDigits }), share);
}

export function currencySymbol(currency: string, language: Language): string {
  const parts = numberFormat(language, { style: "currency", currency }).formatToParts(0);
  return parts.find(({ type }) => type === "currency")?.value ?? currency;
}

const dayStyles = {
  /** 5 Mar 2026 */
  medium: { dateStyle: "medium" },
  /** 5 Mar */
  short: { day: "numeric", month: "short" },
  /** 5 March 2026 */
  whole: { day: "numeric", month: "long", year: "numeric" },
  /** 5 March */
  dayOfMonth: { day: "numeric", month: "long" },
  /** Thu 5 Mar */
  weekday: { weekday: "short", day: "numeric", month: "short" },
  /** Thursday, 5 March */
  long: { weekday: "long", day: "numeric", month: "long" },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/** A calendar day, `YYYY-MM-DD`; days have no zone, so they are formatted in UTC. */
export function formatDay(day: string, language: Language, style: keyof typeof dayStyles = "medium"): string {
  return tidyDays(dateFormat(language, dayStyles[style]).format(new Date(`${day}T00:00:00Z`)), language);
}

const monthStyles = {
  /** March 2026 */
  long: { month: "long", year: "numeric" },
  /** Mar 2026 */
  medium: { month: "short", year: "numeric" },
  /** Mar */
  short: { month: "short" },
  /** March */
  name: { month: "long" },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/** A month, `YYYY-MM`. */
export function formatMonth(
  month: string,
  language: Language,
  style: keyof typeof monthStyles = "long",
): string {
  return dateFormat(language, monthStyles[style]).format(new Date(`${month}-01T00:00:00Z`));
}

/** An instant in a time zone, by default the visitor's own. */
export function formatInstant(instant: string, language: Language, timeZone?: string): string {
  const zone = timeZone === undefined ? {} : { timeZone };
  const format = new Intl.DateTimeFormat(intlLocales[language], {
    dateStyle: "medium",
    timeStyle: "short",
    ...zone,
  });
  return tidyDays(format.format(new Date(instant)), language);
}

/** The day of an instant in a time zone, by default the visitor's own. */
export function formatDayOf(
  instant: string,
  language: Language,
  { timeZone, style = "medium" }: { readonly timeZone?: string; readonly style?: keyof typeof dayStyles },
): string {
  const zone = timeZone === undefined ? {} : { timeZone };
  const format = new Intl.DateTimeFormat(intlLocales[language], { ...dayStyles[style], ...zone });
  return tidyDays(format.format(new Date(instant)), language);
}

/** Decimal text stays text: no binary fraction is ever used between the ledger and the screen. */
function join(format: Intl.NumberFormat, value: string | number): string {
  return format
    .formatToParts(value as Intl.StringNumericLiteral)
    .map(({ type, value: part }) => (type === "minusSign" ? "\u2212" : part))
    .join("");
}

function digitsOf(currency: string): number {
  return minorDigits(currencyOf(currency));
}

const numberFormats = new Map<string, Intl.NumberFormat>();
const dateFormats = new Map<string, Intl.DateTimeFormat>();

/** Creating a formatter costs far more than using it, and a table would create hundreds. */
function numberFormat(language: Language, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = language + JSON.stringify(options);
  const known = numberFormats.get(key);
  if (known !== undefined) return known;
  const made = new Intl.NumberFormat(intlLocales[language], { ...options, useGrouping: "always" });
  numberFormats.set(key, made);
  return made;
}

function dateFormat(language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = language + JSON.stringify(options);
  const known = dateFormats.get(key);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat(intlLocales[language], { ...options, timeZone: "UTC" });
  dateFormats.set(key, made);
  return made;
}
