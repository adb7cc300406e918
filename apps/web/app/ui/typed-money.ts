import type { Language } from "@keystead/domain/languages";
import {
  checkAmount,
  type AmountRefusal,
  type AmountRule,
  parseCurrency,
  parseTypedAmount,
} from "@keystead/domain/money";

export type TypedMoney =
  /** Nothing typed. */
  | { readonly state: "empty" }
  /** `readBack`: the text could be read in two ways or is a sum, so the result is shown. */
  | { readonly state: "amount"; readonly amount: string; readonly minor: number; readonly readBack: boolean }
  | { readonly state: "refused"; readonly code: AmountRefusal; readonly suggestion?: string };

/** What someone typed into a money field, judged by the rule of the field; never rounded. */
export function readTypedMoney(
  text: string,
  {
    language,
    currency,
    rule,
  }: { readonly language: Language; readonly currency: string; readonly rule: AmountRule },
): TypedMoney {
  const code = parseCurrency(currency);
  if (text.trim() === "") return { state: "empty" };
  if (code === null) return { state: "refused", code: "INVALID_NUMBER" };
  const typed = parseTypedAmount(text, language, code);
  if (!typed.ok) {
    return typed.code === "TOO_MANY_DECIMALS"
      ? { state: "refused", code: typed.code, suggestion: typed.suggestion }
      : { state: "refused", code: typed.code };
  }
  const checked = checkAmount(typed.minor, code, rule);
  if (!checked.ok) return { state: "refused", code: checked.code };
  return {
    state: "amount",
    amount: typed.text,
    minor: typed.minor,
    readBack: typed.ambiguous || isSum(text),
  };
}

/** A sign behind a figure makes it arithmetic; one in front is only a sign. */
function isSum(text: string): boolean {
  return /\d\s*[+\-−]\s*[\d.,]/.test(text);
}
