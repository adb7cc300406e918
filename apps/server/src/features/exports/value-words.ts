import type { WordSet } from "@keystead/domain/exports";
import type { Language } from "@keystead/domain/languages";

import said from "./value-words.json" with { type: "json" };

/**
 * What each word of a column is called on the screens; written by `exported-words.ts`. `{{what}}` is the kind of
 * record.
 */
export const valueWords: Readonly<
  Record<Language, Readonly<Record<WordSet, Readonly<Record<string, string>>>>>
> = said;
