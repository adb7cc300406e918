import type { WordSet } from "@keystead/domain/exports";
import type { Language } from "@keystead/domain/languages";

import byLanguage from "./value-messages.json" with { type: "json" };

/** Each word of a column as on the screens; written by `exported-messages.ts`. `{{what}}` is the kind of record. */
export const valueMessages: Readonly<
  Record<Language, Readonly<Record<WordSet, Readonly<Record<string, string>>>>>
> = byLanguage;
