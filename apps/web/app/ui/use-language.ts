import type { Language } from "@keystead/domain/languages";
import { useTranslation } from "react-i18next";

import { languageOf } from "../lib/languages.ts";

/** The language the page speaks now; numbers and dates follow it. */
export function useLanguage(): Language {
  const { i18n } = useTranslation();
  return languageOf(i18n.language) ?? "en";
}
