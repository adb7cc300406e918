import type { Language } from "@keystead/domain/languages";

const rules = new Map<Language, Intl.PluralRules>();

/**
 * The plural category of a number. `PluralRules` cost fifty times as much to create as to use, so each is created once.
 */
export function pluralForm(count: number, language: Language): Intl.LDMLPluralRule {
  const known = rules.get(language) ?? new Intl.PluralRules(language);
  rules.set(language, known);
  return known.select(count);
}
