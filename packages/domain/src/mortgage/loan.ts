import { accept, refuse } from "../kernel/index.ts";
import type { Decision } from "../kernel/index.ts";
import { MAX_AMOUNT_MINOR, parseRational, roundRational } from "../money/index.ts";
import type { Rational } from "../money/index.ts";

/** R-H01: whole years, both bounds inclusive. */
export const LOAN_YEARS = { least: 1, most: 50 } as const;
/** R-H01: nominal percent a year, both bounds inclusive. */
export const LOAN_RATE_PERCENT = { least: 0, most: 100 } as const;

/** An annuity loan with monthly payments. */
export type Loan = {
  /** Minor units. */
  readonly principalMinor: number;
  /** Nominal, compounded monthly (R-H02); decimal text, "6.5" = 6.5 % a year. */
  readonly annualRatePercent: string;
  readonly years: number;
};

/** The cost of a loan, in minor units. */
export type LoanPayments = {
  readonly monthlyMinor: number;
  /** n times the unrounded payment, rounded once; it may differ from n times `monthlyMinor`. */
  readonly totalPaymentMinor: number;
  readonly totalInterestMinor: number;
};

/**
 * The terms of an annuity without divisions: with i = gained/base a month, c = base + gained and n months, M =
 * P·gained·c^n ÷ (base·(c^n − base^n)). Exact for every rate that can be written; floats are not exact for tiny ones.
 */
export type Annuity = {
  readonly principal: bigint;
  readonly months: number;
  /** i = gained ÷ base, in lowest terms. */
  readonly gained: bigint;
  readonly base: bigint;
  /** The unrounded monthly payment. */
  readonly payment: Rational;
};

/**
 * R-H01: the monthly payment of a loan and its totals, in minor units; without interest the payment is principal ÷ n,
 * without a principal everything is zero. INVALID_INPUT: principal below 0 or not whole, years not whole or not 1 to
 * 50, rate not 0 to 100.
 */
export function loanPayments(loan: Loan): Decision<LoanPayments, "INVALID_INPUT"> {
  const annuity = annuityOf(loan);
  if (annuity === null) return refuse("INVALID_INPUT");
  const totalPaymentMinor = roundRational(times(annuity.payment, annuity.months));
  return accept({
    monthlyMinor: roundRational(annuity.payment),
    totalPaymentMinor,
    totalInterestMinor: totalPaymentMinor - loan.principalMinor,
  });
}

/**
 * R-F13: interest and principal of twelve months, each the rounded monthly payment of R-H01. Minor units. INVALID_INPUT
 * as in `loanPayments`.
 */
export function annualDebtService(loan: Loan): Decision<number, "INVALID_INPUT"> {
  const payments = loanPayments(loan);
  return payments.ok ? accept(12 * payments.value.monthlyMinor) : payments;
}

/** Null for an invalid loan (R-H01). */
export function annuityOf({ principalMinor, annualRatePercent, years }: Loan): Annuity | null {
  const rate = rateOf(annualRatePercent);
  if (rate === null || !isTerm(years) || !isPrincipal(principalMinor)) return null;
  const { gained, base } = monthly(rate);
  const [principal, months] = [BigInt(principalMinor), 12 * years];
  return { principal, months, gained, base, payment: paymentOf({ principal, months, gained, base }) };
}

/** R-H01: the nominal rate a year, exact; null outside 0 to 100 or for other text. */
export function rateOf(percent: string): Rational | null {
  const rate = parseRational(percent);
  if (rate === null || rate.numerator < 0n) return null;
  return rate.numerator > BigInt(LOAN_RATE_PERCENT.most) * rate.denominator ? null : rate;
}

/** R-H01: whole years from 1 to 50. */
export function isTerm(years: number): boolean {
  return Number.isInteger(years) && years >= LOAN_YEARS.least && years <= LOAN_YEARS.most;
}

/** A fraction times a whole number, exact. */
export function times({ numerator, denominator }: Rational, factor: number): Rational {
  return { numerator: numerator * BigInt(factor), denominator };
}

function isPrincipal(minor: number): boolean {
  return Number.isSafeInteger(minor) && minor >= 0 && minor <= MAX_AMOUNT_MINOR;
}

function paymentOf({ principal, months, gained, base }: Omit<Annuity, "payment">): Rational {
  if (gained === 0n) return { numerator: principal, denominator: BigInt(months) };
  const grown = (base + gained) ** BigInt(months);
  return { numerator: principal * gained * grown, denominator: base * (grown - base ** BigInt(months)) };
}

/** A twelfth of a percentage, in lowest terms, which keeps the powers of the annuity as short as possible. */
function monthly({ numerator, denominator }: Rational): { readonly gained: bigint; readonly base: bigint } {
  const base = denominator * 1200n;
  const divisor = greatestDivisor(numerator, base);
  return { gained: numerator / divisor, base: base / divisor };
}

function greatestDivisor(a: bigint, b: bigint): bigint {
  let [larger, smaller] = [b, a];
  while (smaller !== 0n) [larger, smaller] = [smaller, larger % smaller];
  return larger;
}
