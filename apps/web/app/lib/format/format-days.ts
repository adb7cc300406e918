import type { Language } from "@keystead/domain/languages";

import { intlLocales } from "../language/languages.ts";
import { tidyDays } from "./tidy-days.ts";

const formats = new Map<string, Intl.DateTimeFormat>();

/** A range of days, with shared parts written once: "16 Nov – 13 Dec 2026", "12–15 Dec". */
export function formatDays(
  from: string,
  to: string,
  { language, year = false }: { readonly language: Language; readonly year?: boolean },
): string {
  const key = `${language} ${year}`;
  const known = formats.get(key);
  const format =
    known ??
    new Intl.DateTimeFormat(intlLocales[language], {
      day: "numeric",
      month: "short",
      ...(year ? { year: "numeric" } : {}),
      timeZone: "UTC",
    });
  if (known === undefined) formats.set(key, format);
  const text = format.formatRange(new Date(`${from}T00:00:00Z`), new Date(`${to}T00:00:00Z`));
  // Some browsers space "25 – 27 Nov" like "16 Nov – 13 Dec"; without spaces it reads as one range.
  return tidyDays(text.replace(/^(\d+\.?)\s+–\s+(?=\d)/, "$1–"), language);
}

const months = new Map<Language, Intl.DateTimeFormat>();

/** A range of whole months, with shared parts written once: "Jun – Nov 2026", "Nov 2025 – Oct 2026". */
export function formatMonths(from: string, to: string, language: Language): string {
  const format =
    months.get(language) ??
    new Intl.DateTimeFormat(intlLocales[language], { month: "short", year: "numeric", timeZone: "UTC" });
  months.set(language, format);
  return format.formatRange(new Date(`${from}-01T00:00:00Z`), new Date(`${to}-01T00:00:00Z`));
}

const plainDays = new Map<Language, Intl.DateTimeFormat>();

/** "12 December", where the year is clear. */
export function formatPlainDay(day: string, language: Language): string {
  const format =
    plainDays.get(language) ??
    new Intl.DateTimeFormat(intlLocales[language], { day: "numeric", month: "long", timeZone: "UTC" });
  plainDays.set(language, format);
  return tidyDays(format.format(new Date(`${day}T00:00:00Z`)), language);
}
