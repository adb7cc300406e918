import type { Language } from "@keystead/domain/languages";

/**
 * The days of a date as its language writes them. "2 dic", "1–26 ott": some browsers pad the day of an Italian date, or the first of two,
 * and no other language does it. "1er mai": French counts the first of a month, which none of them says.
 */
export function tidyDays(text: string, language: Language): string {
  const plain = text.replaceAll(/(^|[^\d.:,])0(?=\d(?:\s+\p{L}|\s*–))/gu, "$1");
  return language === "fr" ? plain.replaceAll(/(^|\s)1(?=–|\s\p{L})/gu, "$11er") : plain;
}
