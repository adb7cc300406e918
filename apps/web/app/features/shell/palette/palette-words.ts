import { foldText } from "@keystead/domain/text";

function wordsIn(text: string): readonly string[] {
  return foldText(text)
    .split(/[\s,;:·]+/)
    .filter((word) => word !== "");
}

/**
 * How well a name fits the input: 3 = begins with it, 2 = some word of it does, 1 = every typed word begins one of its
 * words, 0 = not at all. Empty input fits everything equally.
 */
export function fit(name: string, input: string): 0 | 1 | 2 | 3 {
  const sought = foldText(input).trim();
  const whole = foldText(name);
  if (whole.startsWith(sought)) return 3;
  const words = wordsIn(name);
  if (words.some((word) => word.startsWith(sought)) || whole.includes(` ${sought}`)) return 2;
  const every = wordsIn(input).every((part) => words.some((word) => word.startsWith(part)));
  return every ? 1 : 0;
}

/** A name as part of a key, such as `addTenant`. */
export function capitalised<Name extends string>(name: Name): Capitalize<Name> {
  // TypeScript has no function with this return type.
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}` as Capitalize<Name>;
}

/** From this many letters on, the beginning of a word counts as the word. */
const SAYS = 3;

/**
 * Whether the input contains a verb, in any order and with other words ("Rocha, mark paid"), and the rest of the input:
 * the record it is about. `words` are all words that may express the verb; at least those in `needed` must occur.
 */
export function verbIn(
  input: string,
  words: string,
  needed = 1,
): { readonly matches: boolean; readonly about: string } {
  const known = wordsIn(words);
  const isOfVerb = (word: string) =>
    known.some((one) => one === word || (word.length >= SAYS && one.startsWith(word)));
  const parts = input.split(/[\s,;:]+/).filter((part) => part !== "");
  const ofVerb = parts.filter((part) => isOfVerb(foldText(part)));
  return {
    matches: ofVerb.length >= needed,
    about: parts.filter((part) => !ofVerb.includes(part)).join(" "),
  };
}
