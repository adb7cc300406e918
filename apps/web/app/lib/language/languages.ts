import { languages } from "@keystead/domain/languages";
import type { Language } from "@keystead/domain/languages";

export const languageNames: Readonly<Record<Language, string>> = {
  en: "English",
  es: "Español",
  de: "Deutsch",
  fr: "Français",
  it: "Italiano",
};

/** The tag for `Intl`: plain `en` would start the week on Sunday and put the month first. */
export const intlLocales: Readonly<Record<Language, string>> = {
  en: "en-GB",
  es: "es-ES",
  de: "de-DE",
  fr: "fr-FR",
  it: "it-IT",
};

export function languageOf(text: string | undefined): Language | null {
  return languages.find((language) => language === text) ?? null;
}
