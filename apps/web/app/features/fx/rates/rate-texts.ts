import { rateText } from "@keystead/domain/fx";
import type { Language } from "@keystead/domain/languages";
import { parseDecimalInput } from "@keystead/domain/money";

import { formatAmountInput } from "../../../lib/format/format.ts";
import { intlLocales } from "../../../lib/language/languages.ts";
import type { RateCell } from "./rate-rows.ts";

/**
 * The typed rate in the format of the API; a single separator is the decimal one in every language. Null if it is no
 * rate (R-B01).
 */
export function rateInput(text: string): string | null {
  const decimal = parseDecimalInput(text);
  return decimal.ok ? rateText(decimal.value) : null;
}

/** The initial text of a cell: the stored rate; empty if there is none, or if it is stored the other way round. */
export function storedText({ stored, turned }: RateCell, language: Language): string {
  return stored === null || turned ? "" : formatAmountInput(stored.rate, language);
}

/** One divided by the rate, for display only: conversions divide by the rate itself (R-B04). */
export function inverseText(rate: string, language: Language): string {
  return new Intl.NumberFormat(intlLocales[language], { maximumSignificantDigits: 6 }).format(
    1 / Number(rate),
  );
}
