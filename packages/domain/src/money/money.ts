import { accept, refuse } from "../kernel/index.ts";
import type { Decision } from "../kernel/index.ts";
import { minorDigits } from "./currencies.ts";
import type { Currency } from "./currencies.ts";
import { parseRational, roundRational } from "./rational.ts";

/** An amount: a whole number of minor units (cents) of one currency. */
export type Money = { readonly minor: number; readonly currency: Currency };

/** The cap of R-A02 in minor units: sums of thousands of records stay inside 2^53. */
export const MAX_AMOUNT_MINOR = 999_999_999_999;

export type AmountRule = "positive" | "not_negative" | "any";

export type AmountRefusal =
  | "INVALID_NUMBER"
  | "TOO_MANY_DECIMALS"
  | "AMOUNT_NOT_POSITIVE"
  | "AMOUNT_NEGATIVE"
  | "AMOUNT_TOO_LARGE";

const API_TEXT = /^(-?)(\d+)(?:\.(\d+))?$/;

/**
 * R-A02: reads the API form `-?digits[.digits]`, for example "950.00". First match wins: INVALID_NUMBER (other text),
 * TOO_MANY_DECIMALS (written zeros count), AMOUNT_NOT_POSITIVE or AMOUNT_NEGATIVE (by the rule of the field),
 * AMOUNT_TOO_LARGE. Rule `not_negative` is for fields where zero has a meaning, `any` for balances.
 */
export function parseMoney(
  text: string,
  currency: Currency,
  rule: AmountRule = "positive",
): Decision<Money, AmountRefusal> {
  const match = API_TEXT.exec(text);
  if (match === null) return refuse("INVALID_NUMBER");
  const digits = minorDigits(currency);
  const fraction = match[3] ?? "";
  if (fraction.length > digits) return refuse("TOO_MANY_DECIMALS");
  const magnitude = Number(`${match[2] ?? ""}${fraction.padEnd(digits, "0")}`);
  const minor = match[1] === "-" && magnitude !== 0 ? -magnitude : magnitude;
  return checkAmount(minor, currency, rule);
}

/** R-A02 for an amount that is already in minor units. Throws for a number that is not whole: that is a bug. */
export function checkAmount(
  minor: number,
  currency: Currency,
  rule: AmountRule,
): Decision<Money, AmountRefusal> {
  if (Math.abs(minor) <= MAX_AMOUNT_MINOR && !Number.isSafeInteger(minor))
    throw new RangeError(`not whole minor units: ${minor}`);
  if (rule === "positive" && minor <= 0) return refuse("AMOUNT_NOT_POSITIVE");
  if (rule === "not_negative" && minor < 0) return refuse("AMOUNT_NEGATIVE");
  if (Math.abs(minor) > MAX_AMOUNT_MINOR) return refuse("AMOUNT_TOO_LARGE");
  return accept({ minor, currency });
}

/** The API form with all digits of the currency: "950.00", "-0.05", "1200" (JPY). The inverse of `parseMoney`. */
export function moneyText(money: Money): string {
  return formatMinor(money.minor, minorDigits(money.currency));
}

/** Whole units of 10^-digits as plain decimal text. */
export function formatMinor(minor: number, digits: number): string {
  const text = String(Math.abs(minor)).padStart(digits + 1, "0");
  const sign = minor < 0 ? "-" : "";
  if (digits === 0) return `${sign}${text}`;
  return `${sign}${text.slice(0, -digits)}.${text.slice(-digits)}`;
}

/** R-A03: decimal text to a whole number, half away from zero. INVALID_NUMBER for other text. */
export function roundDecimal(text: string): Decision<number, "INVALID_NUMBER"> {
  const value = parseRational(text);
  return value === null ? refuse("INVALID_NUMBER") : accept(roundRational(value));
}

/** R-A06: amounts of one currency only; CURRENCY_MISMATCH otherwise. */
export function addMoney(a: Money, b: Money): Decision<Money, "CURRENCY_MISMATCH"> {
  if (a.currency !== b.currency) return refuse("CURRENCY_MISMATCH");
  return accept({ minor: a.minor + b.minor, currency: a.currency });
}
