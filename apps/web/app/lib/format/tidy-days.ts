import type { Language } from "@keystead/domain/languages";

/**
 * Corrects how browsers write the day of a date. Italian, "2 dic" and "1–26 ott": some browsers pad the day, or the
 * first of two days, with a zero, in this language only. French, "1er mai": the first is an ordinal, which no browser
 * writes.
 */
export function tidyDays(text: string, language: Language): string {
  const plain = text.replaceAll(/(^|[^\d.:,])0(?=\d(?:\s+\p{L}|\s*–))/gu, "$1");
  return language === "fr" ? plain.replaceAll(/(?<!\S)1(?=–|\s\p{L})/gu, "1er") : plain;
}
