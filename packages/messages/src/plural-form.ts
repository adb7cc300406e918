import type { Language } from "@keystead/domain/languages";

const rules = new Map<Language, Intl.PluralRules>();

/** What the language calls the form for a number. Its rules cost fifty times as much to make as to ask: made once. */
export function pluralForm(count: number, language: Language): Intl.LDMLPluralRule {
  const known = rules.get(language) ?? new Intl.PluralRules(language);
  rules.set(language, known);
  return known.select(count);
}
