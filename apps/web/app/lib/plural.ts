import type { Language } from "@keystead/domain/languages";
import { intlLocales } from "./languages.ts";

type Forms = { readonly one: string; readonly other: string };

/** The form of a text that goes with a number. Languages with more forms use them only for numbers we never write. */
export function plural(count: number, forms: Forms, language: Language): string {
  return new Intl.PluralRules(intlLocales[language]).select(count) === "one" ? forms.one : forms.other;
}
