import type { Language } from "@keystead/domain/languages";
import { pluralForm } from "@keystead/messages/plural-form";

type Forms = { readonly one: string; readonly other: string };

/** The form of a text that goes with a number. Languages with more forms use them only for numbers we never write. */
export function plural(count: number, forms: Forms, language: Language): string {
  return pluralForm(count, language) === "one" ? forms.one : forms.other;
}
