import type { Language } from "@keystead/domain/languages";

import { fill } from "./fill.ts";
import { pluralForm } from "./plural-form.ts";

type Forms<Key extends string> = Readonly<Record<`${Key}_one` | `${Key}_other`, string>>;
type Counting = { readonly language: Language; readonly count: number };

/** The form of a text that goes with a number, with the number in it. Other places of it stay to be filled. */
export function counted<Key extends string>(
  texts: Forms<Key>,
  key: Key,
  { language, count }: Counting,
): string {
  const form = pluralForm(count, language) === "one" ? "one" : "other";
  return fill(texts[`${key}_${form}`], { count });
}
