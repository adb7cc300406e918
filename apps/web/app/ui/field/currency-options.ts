import type { Language } from "@keystead/domain/languages";
import { intlLocales } from "../../lib/language/languages.ts";

/** Currencies as "EUR · Euro", so that both the code and the name can be typed. */
export function currencyOptions(
  codes: readonly string[],
  language: Language,
): { readonly value: string; readonly label: string }[] {
  const names = new Intl.DisplayNames(intlLocales[language], { type: "currency" });
  return codes.map((value) => ({ value, label: `${value} · ${names.of(value) ?? value}` }));
}
