import type { Language } from "@keystead/domain/languages";
import { pluralForm } from "@keystead/messages/plural-form";

type Forms = { readonly one: string; readonly other: string };

/** The plural form for a number. Further forms of some languages apply only to numbers that are never shown. */
export function plural(count: number, forms: Forms, language: Language): string {
  return pluralForm(count, language) === "one" ? forms.one : forms.other;
}
