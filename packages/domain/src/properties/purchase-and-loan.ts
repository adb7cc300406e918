import type { AmountRefusal, Currency } from "../money/index.ts";
import { parseMoney } from "../money/index.ts";

/**
 * What a property cost and what is owed on it (R-F13): every field may be empty, and all amounts are in the property's
 * currency.
 */
export type PurchaseAndLoan = {
  /** Decimal text of R-A02. */
  readonly purchasePrice: string | null;
  /** `YYYY-MM-DD`. */
  readonly purchaseDate: string | null;
  readonly closingCosts: string | null;
  readonly initialWorks: string | null;
  readonly loanPrincipal: string | null;
  /** Percent a year, decimal text. */
  readonly loanAnnualRate: string | null;
  /** Whole years. */
  readonly loanTermYears: number | null;
  /** `YYYY-MM-DD`. */
  readonly loanStartDate: string | null;
  /** Monthly principal and interest; used instead of the amount calculated from the loan (R-H01). */
  readonly monthlyDebtService: string | null;
};

/** In the order of the form. */
export const purchaseFields = [
  "purchasePrice",
  "purchaseDate",
  "closingCosts",
  "initialWorks",
  "loanPrincipal",
  "loanAnnualRate",
  "loanTermYears",
  "loanStartDate",
  "monthlyDebtService",
] as const satisfies readonly (keyof PurchaseAndLoan)[];
export type PurchaseField = (typeof purchaseFields)[number];

export const purchaseAmounts = [
  "purchasePrice",
  "closingCosts",
  "initialWorks",
  "loanPrincipal",
  "monthlyDebtService",
] as const satisfies readonly PurchaseField[];
export type PurchaseAmount = (typeof purchaseAmounts)[number];

export const noPurchase: PurchaseAndLoan = {
  purchasePrice: null,
  purchaseDate: null,
  closingCosts: null,
  initialWorks: null,
  loanPrincipal: null,
  loanAnnualRate: null,
  loanTermYears: null,
  loanStartDate: null,
  monthlyDebtService: null,
};

/** Percent a year (R-H01), with enough decimals for any bank. */
export const MOST_LOAN_RATE = 100;
export const LOAN_RATE_DECIMALS = 4;
/** Whole years (R-H01). */
export const LEAST_LOAN_YEARS = 1;
export const MOST_LOAN_YEARS = 50;

export type PurchaseIssue = {
  readonly field: PurchaseField;
  readonly code: AmountRefusal | "LOAN_RATE_OUT_OF_RANGE" | "LOAN_TERM_OUT_OF_RANGE";
};

/**
 * Everything wrong with purchase and loan, in the order of the form; empty = valid. Zero is an amount, an empty field
 * is none. The wire validates days; whether the data suffice for a figure is checked there.
 */
export function validatePurchase(fields: PurchaseAndLoan, currency: Currency): readonly PurchaseIssue[] {
  return purchaseFields.flatMap((field): readonly PurchaseIssue[] => {
    const code = problemOf(field, fields, currency);
    return code === null ? [] : [{ field, code }];
  });
}

function problemOf(
  field: PurchaseField,
  fields: PurchaseAndLoan,
  currency: Currency,
): PurchaseIssue["code"] | null {
  const { loanAnnualRate: rate, loanTermYears: years } = fields;
  if (field === "loanAnnualRate")
    return rate !== null && loanRate(rate) === null ? "LOAN_RATE_OUT_OF_RANGE" : null;
  if (field === "loanTermYears")
    return years !== null && !isLoanTerm(years) ? "LOAN_TERM_OUT_OF_RANGE" : null;
  if (field === "purchaseDate" || field === "loanStartDate") return null;
  const text = fields[field];
  if (text === null) return null;
  const amount = parseMoney(text, currency, "not_negative");
  return amount.ok ? null : amount.code;
}

/** Percent a year from 0 to 100 as plain decimal text without trailing zeros; null for anything else. */
export function loanRate(text: string): string | null {
  const [, whole = "", decimals = ""] = RATE.exec(text) ?? [];
  if (whole === "") return null;
  const kept = decimals.replace(/0+$/, "");
  const hundred = String(MOST_LOAN_RATE);
  if (
    whole.length > hundred.length ||
    (Number(whole) >= MOST_LOAN_RATE && (whole !== hundred || kept !== ""))
  )
    return null;
  return `${Number(whole)}${kept === "" ? "" : `.${kept}`}`;
}

const RATE = new RegExp(String.raw`^(\d{1,3})(?:\.(\d{1,${LOAN_RATE_DECIMALS}}))?$`);

export function isLoanTerm(years: number): boolean {
  return Number.isInteger(years) && years >= LEAST_LOAN_YEARS && years <= MOST_LOAN_YEARS;
}
