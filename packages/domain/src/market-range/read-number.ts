import type { Rational } from "../money/index.ts";

/** A longer text is neither a price nor a size: a price has at most ten digits before its decimal mark. */
export const LONGEST_NUMBER = 40;

const MONEY_SIGN = "€|\\$|£|EUR|USD|GBP|CHF";
const SIGNED = new RegExp(`^(?:${MONEY_SIGN})?([-−]?)(?:${MONEY_SIGN})?([\\d.,]*)(?:${MONEY_SIGN})?$`, "i");

/** Spaces of any width and apostrophes, used for grouping by people and spreadsheets. */
const GROUPING_SIGNS = /[\s'’‘`´]/g;

/**
 * R-I03: a number as written in any of the five languages, exact; null for other text. Spaces, apostrophes and currency
 * signs are dropped. With both marks the last is the decimal mark and the other groups by three; a repeated mark
 * groups; a single mark with three digits after it and one to three before it (not a lone zero) groups in a price and
 * is the decimal mark in a size; otherwise it is the decimal mark.
 */
export function readNumber(text: string, meaning: "price" | "size"): Rational | null {
  if (text.length > LONGEST_NUMBER) return null;
  const match = SIGNED.exec(text.replaceAll(GROUPING_SIGNS, ""));
  const parts = splitNumber(match?.[2] ?? "", meaning);
  if (match === null || parts === null) return null;
  const magnitude = BigInt(parts.whole + parts.fraction);
  return {
    numerator: match[1] === "" ? magnitude : -magnitude,
    denominator: 10n ** BigInt(parts.fraction.length),
  };
}

type Parts = { readonly whole: string; readonly fraction: string };

function splitNumber(digits: string, meaning: "price" | "size"): Parts | null {
  const marks = digits.replaceAll(/\d/g, "");
  const last = marks.at(-1);
  if (last === undefined) return digits === "" ? null : { whole: digits, fraction: "" };
  const at = digits.lastIndexOf(last);
  const [before, after] = [digits.slice(0, at), digits.slice(at + 1)];
  const both = marks.includes(".") && marks.includes(",");
  if (!both && (marks.length > 1 || (meaning === "price" && groupsOnce(before, after))))
    return isGrouped(digits) ? { whole: withoutMarks(digits), fraction: "" } : null;
  if (after === "" || (both && (before.includes(last) || !isGrouped(before)))) return null;
  return { whole: withoutMarks(before) || "0", fraction: after };
}

/** A single mark: "1.200" as a price is twelve hundred, "0.200" is not. */
function groupsOnce(before: string, after: string): boolean {
  return before !== "0" && /^\d{1,3}$/.test(before) && after.length === 3;
}

function isGrouped(digits: string): boolean {
  return /^\d{1,3}(?:\.\d{3})+$/.test(digits) || /^\d{1,3}(?:,\d{3})+$/.test(digits);
}

function withoutMarks(digits: string): string {
  return digits.replaceAll(/[.,]/g, "");
}
