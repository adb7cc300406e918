import type { Language } from "@keystead/domain/languages";
import { useSyncExternalStore } from "react";

import { onLanguage, spokenLanguage } from "../../lib/words.ts";

/** The language the page speaks now; words, numbers and dates follow it. */
export function useLanguage(): Language {
  return useSyncExternalStore(onLanguage, spokenLanguage, () => null) ?? "en";
}
