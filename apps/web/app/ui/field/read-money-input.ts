import type { Language } from "@keystead/domain/languages";
import {
  checkAmount,
  type AmountRefusal,
  type AmountRule,
  parseCurrency,
  parseAmountInput,
} from "@keystead/domain/money";

export type MoneyInputText =
  /** Nothing typed. */
  | { readonly state: "empty" }
  /** `readBack`: the text could be read in two ways or is a sum, so the result is shown. */
  | { readonly state: "amount"; readonly amount: string; readonly minor: number; readonly readBack: boolean }
  | { readonly state: "refused"; readonly code: AmountRefusal; readonly suggestion?: string };

/** What someone typed into a money field, judged by the rule of the field; never rounded. */
export function readMoneyInput(
  text: string,
  {
    language,
    currency,
    rule,
  }: { readonly language: Language; readonly currency: string; readonly rule: AmountRule },
): MoneyInputText {
  const code = parseCurrency(currency);
  if (text.trim() === "") return { state: "empty" };
  if (code === null) return { state: "refused", code: "INVALID_NUMBER" };
  const input = parseAmountInput(text, language, code);
  if (!input.ok) {
    return input.code === "TOO_MANY_DECIMALS"
      ? { state: "refused", code: input.code, suggestion: input.suggestion }
      : { state: "refused", code: input.code };
  }
  const checked = checkAmount(input.minor, code, rule);
  if (!checked.ok) return { state: "refused", code: checked.code };
  return {
    state: "amount",
    amount: input.text,
    minor: input.minor,
    readBack: input.ambiguous || isSum(text),
  };
}

/** A sign behind a figure makes it arithmetic; one in front is only a sign. */
function isSum(text: string): boolean {
  return /\d\s*[+\-−]\s*[\d.,]/.test(text);
}
