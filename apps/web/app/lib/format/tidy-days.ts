import type { Language } from "@keystead/domain/languages";

/**
 * Corrects how browsers write the day of a date. "2 dic", "1–26 ott": some pad the day of an Italian date, or the first
 * of two, and of no other language. "1er mai": French uses an ordinal for the first, and no browser writes it.
 */
export function tidyDays(text: string, language: Language): string {
  const plain = text.replaceAll(/(^|[^\d.:,])0(?=\d(?:\s+\p{L}|\s*–))/gu, "$1");
  return language === "fr" ? plain.replaceAll(/(?<!\S)1(?=–|\s\p{L})/gu, "1er") : plain;
}
