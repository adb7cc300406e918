import type { Language } from "@keystead/domain/languages";

import { intlLocales } from "../language/languages.ts";

export type ProfileHome = { readonly timezone: string; readonly baseCurrency: string };

/** `Europe/Berlin` and `EUR` as "Berlin" and "Euro". */
export function homeInWords({ timezone, baseCurrency }: ProfileHome, language: Language) {
  const name = new Intl.DisplayNames(intlLocales[language], { type: "currency" }).of(baseCurrency);
  const currency = name ?? baseCurrency;
  return {
    // Capitalised, because it starts the line and half of the languages write it in lower case.
    currency: currency.slice(0, 1).toLocaleUpperCase(intlLocales[language]) + currency.slice(1),
    city: (timezone.split("/").at(-1) ?? timezone).replaceAll("_", " "),
  };
}
