import type { Language } from "@keystead/domain/languages";

import { fill } from "./fill.ts";
import { pluralForm } from "./plural-form.ts";

type Forms<Key extends string> = Readonly<Record<`${Key}_one` | `${Key}_other`, string>>;
type Counting = { readonly language: Language; readonly count: number };

/** The plural form of a text for a number, with the number filled in. Its other placeholders stay. */
export function counted<Key extends string>(
  texts: Forms<Key>,
  key: Key,
  { language, count }: Counting,
): string {
  const form = pluralForm(count, language) === "one" ? "one" : "other";
  return fill(texts[`${key}_${form}`], { count });
}
