import type { Language } from "@keystead/domain/languages";

import type { MoneyAmount } from "./format.ts";
import { intlLocales } from "../language/languages.ts";

const formats = new Map<string, Intl.NumberFormat>();

/** A price for narrow places: "€86", with cents only if it has any. */
export function formatRate({ amount, currency }: MoneyAmount, language: Language): string {
  const key = `${language} ${currency}`;
  const format =
    formats.get(key) ??
    new Intl.NumberFormat(intlLocales[language], {
      style: "currency",
      currency,
      trailingZeroDisplay: "stripIfInteger",
      useGrouping: "always",
    });
  formats.set(key, format);
  return format.format(amount as Intl.StringNumericLiteral);
}
