import type { DescribedRecord } from "@keystead/domain/exports";
import type { Language } from "@keystead/domain/languages";

import generated from "./field-messages.json" with { type: "json" };

/** The labels of a record's fields in its form, for the columns; written by `exported-messages.ts`. */
export const fieldMessages: Readonly<
  Record<Language, Readonly<Record<DescribedRecord, Readonly<Record<string, string>>>>>
> = generated;
