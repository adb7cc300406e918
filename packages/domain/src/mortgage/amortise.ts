import { accept, refuse } from "../kernel/index.ts";
import type { Decision } from "../kernel/index.ts";
import { roundRational, totalOf } from "../money/index.ts";
import { annuityOf, times } from "./loan.ts";
import type { Annuity, Loan } from "./loan.ts";

/** The payment of one month of a loan, in minor units. */
export type LoanMonth = {
  /** 1 is the first month that is paid. */
  readonly month: number;
  readonly paymentMinor: number;
  readonly interestMinor: number;
  readonly principalMinor: number;
  /** The balance after the payment; 0 after the last. */
  readonly balanceMinor: number;
};

/**
 * The months of an annuity (R-H01). Payment and interest are rounded cumulatively (R-A05), so that the rows add up to
 * the totals of `loanPayments` and their principal to the loan, to the cent; a payment differs from the rounded monthly
 * one by at most one minor unit. No rows without a principal. INVALID_INPUT as in `loanPayments`.
 */
export function amortise(loan: Loan): Decision<readonly LoanMonth[], "INVALID_INPUT"> {
  const annuity = annuityOf(loan);
  if (annuity === null) return refuse("INVALID_INPUT");
  return accept(annuity.principal === 0n ? [] : monthsOf(annuity));
}

/** A year of a loan: the sums of its months. */
export type LoanYear = Omit<LoanMonth, "month"> & {
  readonly year: number;
  readonly months: readonly LoanMonth[];
};

const MONTHS_IN_YEAR = 12;

/** Sums of twelve months each; the balance is that of the last month. */
export function loanYears(months: readonly LoanMonth[]): readonly LoanYear[] {
  return Array.from({ length: Math.ceil(months.length / MONTHS_IN_YEAR) }, (_, index) => {
    const ofYear = months.slice(index * MONTHS_IN_YEAR, (index + 1) * MONTHS_IN_YEAR);
    const sumOf = (part: "paymentMinor" | "interestMinor" | "principalMinor"): number =>
      ofYear.reduce((sum, month) => sum + month[part], 0);
    return {
      year: index + 1,
      months: ofYear,
      paymentMinor: sumOf("paymentMinor"),
      interestMinor: sumOf("interestMinor"),
      principalMinor: sumOf("principalMinor"),
      balanceMinor: ofYear.at(-1)?.balanceMinor ?? 0,
    };
  });
}

/** The totals over all years of a loan, in minor units. */
export function loanTotal(
  years: readonly LoanYear[],
): Pick<LoanYear, "paymentMinor" | "interestMinor" | "principalMinor"> {
  return {
    paymentMinor: totalOf(years.map(({ paymentMinor }) => paymentMinor)),
    interestMinor: totalOf(years.map(({ interestMinor }) => interestMinor)),
    principalMinor: totalOf(years.map(({ principalMinor }) => principalMinor)),
  };
}

/** The first year at whose end at most half of the loan is owed; 0 for a loan without years. */
export function halfwayYear(years: readonly LoanYear[]): number {
  const { principalMinor } = loanTotal(years);
  return years.find(({ balanceMinor }) => 2 * balanceMinor <= principalMinor)?.year ?? 0;
}

function monthsOf(annuity: Annuity): readonly LoanMonth[] {
  const { denominator } = annuity.payment;
  const principal = Number(annuity.principal);
  const months: LoanMonth[] = [];
  let before = { paid: 0, repaid: 0 };
  for (const [index, repaidExactly] of repayments(annuity).entries()) {
    const paidExactly = times(annuity.payment, index + 1).numerator;
    const paid = roundRational({ numerator: paidExactly, denominator });
    const interest = roundRational({ numerator: paidExactly - repaidExactly, denominator });
    // If a month repays less than one minor unit, rounding alone could make the balance rise again.
    const repaid = Math.min(principal, Math.max(before.repaid, paid - interest));
    const [paymentMinor, principalMinor] = [paid - before.paid, repaid - before.repaid];
    months.push({
      month: index + 1,
      paymentMinor,
      interestMinor: paymentMinor - principalMinor,
      principalMinor,
      balanceMinor: principal - repaid,
    });
    before = { paid, repaid };
  }
  return months;
}

/**
 * The amount repaid after each month, exact, over the denominator of the payment: P·(c^k·base^(n−k) − base^n) ÷ (c^n −
 * base^n), and equal shares of P without interest.
 */
function repayments({ principal, months, gained, base }: Annuity): readonly bigint[] {
  const all = Array.from({ length: months }, (_, index) => index + 1);
  if (gained === 0n) return all.map((month) => principal * BigInt(month));
  const start = base ** BigInt(months);
  let grown = start;
  return all.map(() => {
    // `grown` is still divisible by base here, so no remainder is lost.
    grown = (grown / base) * (base + gained);
    return principal * base * (grown - start);
  });
}
