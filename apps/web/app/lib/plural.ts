import type { Language } from "@keystead/domain/languages";
import { intlLocales } from "./languages.ts";

type Forms = { readonly one: string; readonly other: string };

/** The form of a text that goes with a number. Languages with more forms use them only for numbers we never write. */
export function plural(count: number, forms: Forms, language: Language): string {
  return pluralForm(count, language) === "one" ? forms.one : forms.other;
}

const rules = new Map<Language, Intl.PluralRules>();

/** What the language calls the form for a number. Its rules cost fifty times as much to make as to ask: made once. */
export function pluralForm(count: number, language: Language): Intl.LDMLPluralRule {
  const known = rules.get(language) ?? new Intl.PluralRules(intlLocales[language]);
  rules.set(language, known);
  return known.select(count);
}
