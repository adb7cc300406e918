import { accept, refuse } from "../kernel/index.ts";
import type { Decision } from "../kernel/index.ts";
import type { Language } from "../languages/index.ts";
import { minorDigits } from "./currencies.ts";
import type { Currency } from "./currencies.ts";
import { formatMinor, MAX_AMOUNT_MINOR } from "./money.ts";
import { roundRational } from "./rational.ts";

/** The reading of a typed amount. */
export type ReadAmountInput =
  | {
      readonly ok: true;
      readonly minor: number;
      /** API form (R-A02), for example "985.00". */
      readonly text: string;
      /** A single mark with three digits after it, read by the language's rule, so show the read-back line. */
      readonly ambiguous: boolean;
    }
  | { readonly ok: false; readonly code: "INVALID_NUMBER" | "AMOUNT_TOO_LARGE" }
  | {
      readonly ok: false;
      readonly code: "TOO_MANY_DECIMALS";
      /** "Did you mean …?" in API form: the other reading of an ambiguous number, else the rounded amount. */
      readonly suggestion: string;
    };

/**
 * Reads an amount as people type or paste it: spaces, apostrophes and currency signs are dropped; with both marks the
 * last is the decimal mark; a repeated mark groups; one mark with 1 to 3 digits before it (not 0) and exactly 3 after
 * it is read by the rule of the language; otherwise it is the decimal mark. Sums work ("950+35"). Never rounds:
 * TOO_MANY_DECIMALS comes with a suggestion. The sign is not checked: `checkAmount` does that by the rule of the field.
 * Errors: INVALID_NUMBER, TOO_MANY_DECIMALS, AMOUNT_TOO_LARGE.
 */
export function parseAmountInput(text: string, language: Language, currency: Currency): ReadAmountInput {
  const digits = minorDigits(currency);
  const sum = readSum(stripSigns(text, currency), language === "en" ? "." : ",");
  if (sum === null) return refuse("INVALID_NUMBER");
  const minor = scaled(sum, digits);
  if (minor === null) return tooManyDecimals({ text, language, currency }, sum);
  if (Math.abs(minor) > MAX_AMOUNT_MINOR) return refuse("AMOUNT_TOO_LARGE");
  return { ok: true, minor, text: formatMinor(minor, digits), ambiguous: sum.ambiguous };
}

/**
 * Reads an exchange rate or another plain number: a single mark is always the decimal one (`1.234` = 1.234 in every
 * language). Answers with decimal text without grouping, for example "1.0845". Error: INVALID_NUMBER.
 */
export function parseDecimalInput(text: string): Decision<string, "INVALID_NUMBER"> {
  const term = readTerm(stripSpaces(text), "always-decimal");
  if (term === null) return refuse("INVALID_NUMBER");
  return accept(`${term.negative ? "-" : ""}${term.whole}${term.fraction === "" ? "" : `.${term.fraction}`}`);
}

type Term = {
  readonly negative: boolean;
  readonly whole: string;
  readonly fraction: string;
  readonly ambiguous: boolean;
};

/** units × 10^-places */
type Sum = { readonly units: bigint; readonly places: number; readonly ambiguous: boolean };

type DecimalMark = "." | "," | "always-decimal";

function readSum(text: string, decimalMark: "." | ","): Sum | null {
  if (!/^[+-]?[\d.,]+(?:[+-][\d.,]+)*$/.test(text)) return null;
  const terms = text.match(/[+-]?[\d.,]+/g)?.map((term) => readTerm(term, decimalMark)) ?? [];
  const places = Math.max(0, ...terms.map((term) => term?.fraction.length ?? 0));
  let units = 0n;
  for (const term of terms) {
    if (term === null) return null;
    const magnitude = BigInt(`${term.whole}${term.fraction.padEnd(places, "0")}`);
    units += term.negative ? -magnitude : magnitude;
  }
  return { units, places, ambiguous: terms.some((term) => term?.ambiguous) };
}

function readTerm(text: string, decimalMark: DecimalMark): Term | null {
  const signed = /^([+-]?)([\d.,]+)$/.exec(text);
  const body = signed?.[2] ?? "";
  if (!/\d/.test(body)) return null;
  const read = readUnsigned(body, decimalMark);
  return read === null ? null : { negative: signed?.[1] === "-", ...read };
}

function readUnsigned(body: string, decimalMark: DecimalMark): Omit<Term, "negative"> | null {
  const marks = body.replaceAll(/\d/g, "");
  const lastMark = marks.at(-1);
  if (lastMark === undefined) return { whole: body, fraction: "", ambiguous: false };
  const single = marks.length === 1;
  const mixed = marks.includes(".") && marks.includes(",");
  if (mixed || single) {
    const at = body.lastIndexOf(lastMark);
    const [before, after] = [body.slice(0, at), body.slice(at + 1)];
    // The decimal mark occurs once, after every grouping mark.
    if (mixed && (before.includes(lastMark) || !isGrouped(before))) return null;
    const ambiguous =
      single && decimalMark !== "always-decimal" && /^[1-9]\d{0,2}$/.test(before) && after.length === 3;
    if (ambiguous && lastMark !== decimalMark) return { whole: before + after, fraction: "", ambiguous };
    if (after === "") return null;
    return { whole: before.replaceAll(/[.,]/g, "") || "0", fraction: after, ambiguous };
  }
  return isGrouped(body) ? { whole: body.replaceAll(/[.,]/g, ""), fraction: "", ambiguous: false } : null;
}

/** Whether the text has one kind of mark, in groups of three. */
function isGrouped(text: string): boolean {
  return /^\d{1,3}(?:\.\d{3})+$/.test(text) || /^\d{1,3}(?:,\d{3})+$/.test(text);
}

/** Minor units, or null when the sum has more decimals than the currency. Zeros beyond them do not count. */
function scaled(sum: Sum, digits: number): number | null {
  if (sum.places <= digits) return Number(sum.units * 10n ** BigInt(digits - sum.places));
  const divisor = 10n ** BigInt(sum.places - digits);
  return sum.units % divisor === 0n && !sum.ambiguous ? Number(sum.units / divisor) : null;
}

function tooManyDecimals(
  input: { readonly text: string; readonly language: Language; readonly currency: Currency },
  sum: Sum,
): ReadAmountInput {
  const { text, language, currency } = input;
  const digits = minorDigits(currency);
  const other = sum.ambiguous ? readSum(stripSigns(text, currency), language === "en" ? "," : ".") : null;
  const minor =
    (other === null ? null : scaled(other, digits)) ??
    roundRational({
      numerator: sum.units * 10n ** BigInt(digits),
      denominator: 10n ** BigInt(sum.places),
    });
  return { ok: false, code: "TOO_MANY_DECIMALS", suggestion: formatMinor(minor, digits) };
}

/** Drops only the field's own currency code: "950 USD" typed into a EUR field is an error to be shown. */
function stripSigns(text: string, currency: Currency): string {
  const bare = stripSpaces(text).replaceAll(/US\$|\$US|\p{Sc}/gu, "");
  return bare.replace(new RegExp(`^${currency}|${currency}$`, "i"), "");
}

function stripSpaces(text: string): string {
  return text.replaceAll(/[\s'’`]/g, "").replaceAll("−", "-");
}
