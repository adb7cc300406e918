import type { ProfileView } from "@keystead/contract/accounts";
import type { Language } from "@keystead/domain/languages";

import { intlLocales } from "./languages.ts";

export type Home = { readonly timezone: string; readonly baseCurrency: string };

const currencyOf: Readonly<Record<string, string>> = { GB: "GBP", US: "USD", CH: "CHF" };

/** What a new account starts with; a profile that was answered once is the user's own. */
export function homeOf(
  { timezone, baseCurrency, rentKind }: Pick<ProfileView, "timezone" | "baseCurrency" | "rentKind">,
  browser: { readonly zone: string; readonly tag: string } = {
    zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    tag: navigator.language,
  },
): Home {
  if (timezone !== "UTC" || rentKind !== null) return { timezone, baseCurrency };
  const { region } = new Intl.Locale(browser.tag);
  return { timezone: browser.zone, baseCurrency: currencyOf[region ?? ""] ?? "EUR" };
}

/** `Europe/Berlin` and `EUR` as "Berlin" and "Euro". */
export function homeInWords({ timezone, baseCurrency }: Home, language: Language) {
  const name = new Intl.DisplayNames(intlLocales[language], { type: "currency" }).of(baseCurrency);
  const currency = name ?? baseCurrency;
  return {
    // The line begins with it, and half of the languages write it small.
    currency: currency.slice(0, 1).toLocaleUpperCase(intlLocales[language]) + currency.slice(1),
    city: (timezone.split("/").at(-1) ?? timezone).replaceAll("_", " "),
  };
}
