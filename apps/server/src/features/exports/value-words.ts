import type { WordSet } from "@keystead/domain/exports";
import type { Language } from "@keystead/domain/languages";

import byLanguage from "./value-words.json" with { type: "json" };

/** Each word of a column as on the screens; written by `exported-words.ts`. `{{what}}` is the kind of record. */
export const valueWords: Readonly<
  Record<Language, Readonly<Record<WordSet, Readonly<Record<string, string>>>>>
> = byLanguage;
