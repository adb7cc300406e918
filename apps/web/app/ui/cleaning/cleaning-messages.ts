import type { CleaningSign, CleaningState } from "@keystead/domain/turnovers";
import type { Language } from "@keystead/domain/languages";

import { translator } from "../../lib/messages.ts";
import { useLanguage } from "../text/use-language.ts";

/** What the sign shows of a cleaning; `cleaner` is a name, null for nobody. */
export type SignedCleaning = {
  readonly sign: CleaningSign;
  readonly state: CleaningState;
  readonly cleaner: string | null;
};

export type CleaningMessages = ReturnType<typeof cleaningMessages>;

/** A cleaning in words; a screen that shows one loads `cleaning.json`. */
export function cleaningMessages(language: Language) {
  const t = translator("cleaning", language);
  /** "Confirmed"; a problem also states how far the cleaning is. */
  const state = ({ sign, state: far }: SignedCleaning): string =>
    [...(sign === "problem" ? [t("sign.problem")] : []), t(`sign.${far}`)].join(" · ");
  return {
    state,
    /** "Rosa · Confirmed", beside the sign. */
    text: (cleaning: SignedCleaning): string =>
      [...(cleaning.cleaner === null ? [] : [cleaning.cleaner]), state(cleaning)].join(" · "),
    /** "Cleaning by Rosa: Confirmed": the accessible name of a sign without words beside it. */
    name: (cleaning: SignedCleaning): string =>
      cleaning.cleaner === null
        ? t("name", { state: state(cleaning) })
        : t("nameBy", { name: cleaning.cleaner, state: state(cleaning) }),
    sign: (sign: CleaningSign): string => t(`sign.${sign}`),
    legend: t("legend"),
  };
}

/** The words of `cleaningMessages` in the current language. */
export function useCleaningMessages(): CleaningMessages {
  return cleaningMessages(useLanguage());
}
