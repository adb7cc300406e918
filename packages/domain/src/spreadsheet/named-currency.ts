import { parseCurrency } from "../money/index.ts";
import type { Currency } from "../money/index.ts";

/** Currency signs, with the currencies that each can mean. */
const SIGNS: Readonly<Record<string, string>> = {
  "€": "EUR",
  "£": "GBP EGP FKP GIP LBP SHP SYP",
  $: "USD CAD AUD NZD SGD HKD TWD MXN ARS BRL CLP COP UYU BSD BBD BZD BMD FJD JMD TTD XCD CVE",
  "¥": "JPY CNY",
  "₺": "TRY",
  "₴": "UAH",
  "₹": "INR",
};

/** The currencies that a text can mean by its sign or code, the usual one first; null when it names none. */
export function currenciesNamedIn(text: string): readonly Currency[] | null {
  const sign = Object.keys(SIGNS).find((one) => text.includes(one));
  const codes = sign === undefined ? text.match(/(?<!\p{L})[A-Za-z]{3}(?!\p{L})/gu) : SIGNS[sign]?.split(" ");
  const named = (codes ?? []).flatMap((code) => parseCurrency(code.toUpperCase()) ?? []);
  return named.length === 0 ? null : named;
}

/** The currency in the title of a column, "Kaltmiete (€)"; null where it could be several. */
export function titledCurrency(title: string | undefined): Currency | null {
  const named = title === undefined ? null : currenciesNamedIn(title);
  return named?.length === 1 ? (named[0] ?? null) : null;
}
