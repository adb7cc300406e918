import type { Language } from "@keystead/domain/languages";

import { de } from "./de.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";
import { it } from "./it.ts";

/** What each key of a column is called. A test holds that none is without. */
export const columnWords: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en,
  es,
  de,
  fr,
  it,
};
