import type { Rational } from "../money/index.ts";

/** Longer text is no price and no size: a price has ten digits before its mark at most. */
export const LONGEST_NUMBER = 40;

const MONEY_SIGN = "€|\\$|£|EUR|USD|GBP|CHF";
const SIGNED = new RegExp(`^(?:${MONEY_SIGN})?([-−]?)(?:${MONEY_SIGN})?([\\d.,]*)(?:${MONEY_SIGN})?$`, "i");

/** Spaces of every width and apostrophes, as hands and spreadsheets group with. */
const GROUPING_SIGNS = /[\s'’‘`´]/g;

/**
 * R-I03: a number as any of the five languages writes it, exact; null for other text. Spaces, apostrophes and signs of money go; with
 * both marks the last is the decimal one and the other groups by three; a mark that repeats groups; one mark with three digits behind
 * and one to three before it, not a lone zero, groups in a price and is the decimal one in a size; else it is the decimal one.
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

/** One mark alone: "1.200" of a price is twelve hundred, "0.200" is not. */
function groupsOnce(before: string, after: string): boolean {
  return before !== "0" && /^\d{1,3}$/.test(before) && after.length === 3;
}

function isGrouped(digits: string): boolean {
  return /^\d{1,3}(?:\.\d{3})+$/.test(digits) || /^\d{1,3}(?:,\d{3})+$/.test(digits);
}

function withoutMarks(digits: string): string {
  return digits.replaceAll(/[.,]/g, "");
}
