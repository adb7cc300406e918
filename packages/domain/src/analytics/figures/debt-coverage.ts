import { quotientText, RATIO_DIGITS } from "../../money/index.ts";
import type { Coverage } from "../metric-words.ts";

export type DebtCoverage =
  | { readonly ratio: string; readonly display: string; readonly level: Coverage }
  | { readonly ratio: null; readonly display: null; readonly reason: "no_debt_service" };

const DISPLAY_DIGITS = 2;

/**
 * R-F09: NOI ÷ debt service (principal and interest), both of the same days and in minor units of one currency. Its
 * level follows from the two decimals shown. Without a debt service: `no_debt_service`.
 */
export function debtCoverage(noiMinor: number, debtServiceMinor: number): DebtCoverage {
  if (debtServiceMinor <= 0) return { ratio: null, display: null, reason: "no_debt_service" };
  const display = quotientText(noiMinor, debtServiceMinor, DISPLAY_DIGITS);
  const shown = Number(display);
  return {
    ratio: quotientText(noiMinor, debtServiceMinor, RATIO_DIGITS),
    display,
    level: shown < 1 ? "short" : shown < 1.25 ? "thin" : "safe",
  };
}
