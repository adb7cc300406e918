import { rateText } from "@keystead/domain/fx";
import type { Language } from "@keystead/domain/languages";
import { parseDecimalInput } from "@keystead/domain/money";

import { formatAmountInput } from "../../../lib/format/format.ts";
import { intlLocales } from "../../../lib/language/languages.ts";
import type { RateCell } from "./rate-rows.ts";

/** What was typed as the wire takes it; a single mark is the decimal one in every language. Null for what is no rate (R-B01). */
export function rateInput(text: string): string | null {
  const decimal = parseDecimalInput(text);
  return decimal.ok ? rateText(decimal.value) : null;
}

/** What stands in a cell before anybody types: the stored rate; nothing where there is none, or where it stands the other way round. */
export function storedText({ stored, turned }: RateCell, language: Language): string {
  return stored === null || turned ? "" : formatAmountInput(stored.rate, language);
}

/** One divided by the rate, to read and not to count with: conversions divide by the rate itself (R-B04). */
export function inverseText(rate: string, language: Language): string {
  return new Intl.NumberFormat(intlLocales[language], { maximumSignificantDigits: 6 }).format(
    1 / Number(rate),
  );
}
