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
  /** `readBack`: the text is ambiguous or a calculation, so the result is shown. */
  | { readonly state: "amount"; readonly amount: string; readonly minor: number; readonly readBack: boolean }
  | { readonly state: "refused"; readonly code: AmountRefusal; readonly suggestion?: string };

/** Parses the text of a money field by the rule of the field; never rounds. */
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

/** A sign after a figure makes it a calculation; a leading one is only a sign. */
function isSum(text: string): boolean {
  return /\d\s*[+\-−]\s*[\d.,]/.test(text);
}
