import { type Currency, formatMinor, minorDigits } from "@keystead/domain/money";

import { formatMoney, formatDecimal } from "../../lib/format/format.ts";
import { useLanguage } from "../../ui/text/use-language.ts";

/** Formats minor units of a currency: in full, or without the currency for a table whose head names it. */
export function useLoanMoney(currency: Currency) {
  const language = useLanguage();
  const amountOf = (minor: number) => formatMinor(minor, minorDigits(currency));
  return {
    whole: (minor: number) => formatMoney({ amount: amountOf(minor), currency }, language),
    bare: (minor: number) => formatDecimal(amountOf(minor), language),
  };
}
