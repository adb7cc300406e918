import type { DescribedRecord } from "@keystead/domain/exports";
import type { Language } from "@keystead/domain/languages";

import said from "./field-words.json" with { type: "json" };

/** What the columns of a record's fields are called in its form, from which `exported-words.ts` writes it. */
export const fieldWords: Readonly<
  Record<Language, Readonly<Record<DescribedRecord, Readonly<Record<string, string>>>>>
> = said;
