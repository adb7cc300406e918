import type { Language } from "@keystead/domain/languages";
import { useSyncExternalStore } from "react";

import { onLanguage, spokenLanguage } from "../../lib/messages.ts";

/** The current language of the page, for words, numbers and dates. */
export function useLanguage(): Language {
  return useSyncExternalStore(onLanguage, spokenLanguage, () => null) ?? "en";
}
