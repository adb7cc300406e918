import { foldText } from "@keystead/domain/text";

function wordsIn(text: string): readonly string[] {
  return foldText(text)
    .split(/[\s,;:·]+/)
    .filter((word) => word !== "");
}

/**
 * How well a name fits what was typed: 3 = begins with it, 2 = some word of it does, 1 = every typed word begins one, 0 = it does
 * not. Nothing typed fits everything alike.
 */
export function fit(name: string, input: string): 0 | 1 | 2 | 3 {
  const asked = foldText(input).trim();
  const whole = foldText(name);
  if (whole.startsWith(asked)) return 3;
  const words = wordsIn(name);
  if (words.some((word) => word.startsWith(asked)) || whole.includes(` ${asked}`)) return 2;
  const every = wordsIn(input).every((part) => words.some((word) => word.startsWith(part)));
  return every ? 1 : 0;
}

/** A name as it stands inside a key, such as `addCampaign`. */
export function capitalised<Name extends string>(name: Name): Capitalize<Name> {
  // TypeScript knows no function that says this of its result.
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}` as Capitalize<Name>;
}

/** From this many letters on the beginning of a word says it. */
const SAYS = 3;

/**
 * Whether a verb is said in what was typed, in any order and with what else ("Rocha, mark paid"), and what is left without
 * it: whom it is about. `words` are all that may stand for the verb; without `needed` of them it is not said.
 */
export function verbIn(
  input: string,
  words: string,
  needed = 1,
): { readonly said: boolean; readonly about: string } {
  const known = wordsIn(words);
  const isOfVerb = (word: string) =>
    known.some((one) => one === word || (word.length >= SAYS && one.startsWith(word)));
  const parts = input.split(/[\s,;:]+/).filter((part) => part !== "");
  const ofVerb = parts.filter((part) => isOfVerb(foldText(part)));
  return {
    said: ofVerb.length >= needed,
    about: parts.filter((part) => !ofVerb.includes(part)).join(" "),
  };
}
