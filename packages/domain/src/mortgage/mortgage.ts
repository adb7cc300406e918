import { accept, refuse } from "../kernel/index.ts";
import type { Decision } from "../kernel/index.ts";
import { formatMinor, MAX_AMOUNT_MINOR, parseRational, roundRational } from "../money/index.ts";
import { isTerm, loanPayments, rateOf } from "./loan.ts";
import type { Loan, LoanPayments } from "./loan.ts";

/**
 * The input of the mortgage calculator; amounts in minor units of one currency (R-H02: no exchange rates, taxes or
 * insurance).
 */
export type MortgageTerms = {
  readonly priceMinor: number;
  readonly downMinor: number;
  /** Decimal text, "6.5" = 6.5 % a year. */
  readonly annualRatePercent: string;
  readonly years: number;
};

export type MortgageField = "price" | "down" | "rate" | "years";
export type MortgageRefusal = "INVALID_INPUT" | "DOWN_PAYMENT_EXCEEDS_PRICE";
export type MortgageIssue = { readonly field: MortgageField; readonly code: MortgageRefusal };

export type Mortgage = LoanPayments & { readonly loanMinor: number };

/** R-H01: every invalid field, in the order of the form; INVALID_INPUT before DOWN_PAYMENT_EXCEEDS_PRICE. */
export function mortgageIssues(terms: MortgageTerms): readonly MortgageIssue[] {
  const { priceMinor, downMinor, annualRatePercent, years } = terms;
  const invalid: readonly (readonly [MortgageField, boolean])[] = [
    ["price", !isAmount(priceMinor) || priceMinor === 0],
    ["down", !isAmount(downMinor)],
    ["rate", rateOf(annualRatePercent) === null],
    ["years", !isTerm(years)],
  ];
  const issues = invalid.flatMap(([field, is]): MortgageIssue[] =>
    is ? [{ field, code: "INVALID_INPUT" }] : [],
  );
  const comparable = issues.every(({ field }) => field !== "price" && field !== "down");
  if (comparable && downMinor > priceMinor)
    issues.push({ field: "down", code: "DOWN_PAYMENT_EXCEEDS_PRICE" });
  return issues;
}

/**
 * R-H01: the loan, its rounded monthly payment, the total and the interest, in minor units. A down payment equal to the
 * price gives zeros. Errors: INVALID_INPUT, DOWN_PAYMENT_EXCEEDS_PRICE; `mortgageIssues` names the field.
 */
export function calculateMortgage(terms: MortgageTerms): Decision<Mortgage, MortgageRefusal> {
  const [issue] = mortgageIssues(terms);
  if (issue !== undefined) return refuse(issue.code);
  const loan = loanOf(terms);
  const payments = loanPayments(loan);
  return payments.ok ? accept({ loanMinor: loan.principalMinor, ...payments.value }) : payments;
}

/** The price less the down payment, as a loan. */
export function loanOf({ priceMinor, downMinor, annualRatePercent, years }: MortgageTerms): Loan {
  return { principalMinor: priceMinor - downMinor, annualRatePercent, years };
}

/** A share of the price as an amount, rounded once (R-A03); null for text that is not a percentage from 0 to 100. */
export function downPaymentOf(priceMinor: number, percent: string): number | null {
  const share = parseRational(percent);
  if (share === null || share.numerator < 0n || share.numerator > 100n * share.denominator) return null;
  return roundRational({
    numerator: BigInt(priceMinor) * share.numerator,
    denominator: 100n * share.denominator,
  });
}

/**
 * The inverse of `downPaymentOf`: the percentage of a price above 0 as decimal text, rounded to two decimals, without
 * trailing zeros.
 */
export function downPaymentShare(priceMinor: number, downMinor: number): string {
  const hundredths = roundRational({
    numerator: BigInt(downMinor) * 10_000n,
    denominator: BigInt(priceMinor),
  });
  return formatMinor(hundredths, 2).replace(/\.?0+$/, "");
}

function isAmount(minor: number): boolean {
  return Number.isSafeInteger(minor) && minor >= 0 && minor <= MAX_AMOUNT_MINOR;
}
