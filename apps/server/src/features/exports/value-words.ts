import type { WordSet } from "@keystead/domain/exports";
import type { Language } from "@keystead/domain/languages";

import said from "./value-words.json" with { type: "json" };

/** What each word of a column is called on the screens, from which `exported-words.ts` writes it. `{{what}}` is the kind of record. */
export const valueWords: Readonly<
  Record<Language, Readonly<Record<WordSet, Readonly<Record<string, string>>>>>
> = said;
