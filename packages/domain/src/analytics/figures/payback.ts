import { formatMinor, roundRational } from "../../money/index.ts";
import type { Rational } from "../../money/index.ts";
import type { NoValueReason } from "../metric-words.ts";

/** What a payback needs of a property, all in minor units of one currency. */
export type PaybackPart = {
  /** Null or 0: unknown. */
  readonly purchasePriceMinor: number | null;
  readonly closingCostsMinor: number;
  readonly initialWorksMinor: number;
  readonly loanPrincipalMinor: number;
  /** NOI less debt service of each of its last complete months, twelve at most. */
  readonly months: readonly number[];
};

export type Payback = {
  readonly investedMinor: number;
  /** Per year: Σ of the known months, plus what extrapolates them to twelve. */
  readonly annualMinor: number;
  readonly extrapolatedMinor: number;
  /** Decimal text with two decimals. */
  readonly years: string;
  /** Based on fewer than twelve months. */
  readonly estimated: boolean;
};

export const LEAST_PAYBACK_MONTHS = 3;
const YEAR = 12;

type Reason = Extract<
  NoValueReason,
  "no_purchase_price" | "no_equity" | "insufficient_history" | "non_positive_cash_flow"
>;

/**
 * R-F10, R-F15: Σ own cash invested ÷ Σ annual cash flow, over the properties with a price and at least three complete
 * months; the others are left out. Reasons for no value, the first that holds: no_purchase_price, no_equity,
 * insufficient_history, non_positive_cash_flow.
 */
export function findPayback(parts: readonly PaybackPart[]): Payback | { readonly reason: Reason } {
  const priced = parts.filter(({ purchasePriceMinor }) => (purchasePriceMinor ?? 0) > 0);
  if (priced.length === 0) return { reason: "no_purchase_price" };
  const known = priced.filter((part) => hasHistory(part));
  const counted = known.length === 0 ? priced : known;
  const investedMinor = sum(counted.map(investedIn));
  if (investedMinor <= 0) return { reason: "no_equity" };
  if (known.length === 0) return { reason: "insufficient_history" };
  const years = known.map(yearOf);
  const exact = years.reduce(plus, { numerator: 0n, denominator: 1n });
  if (exact.numerator <= 0n) return { reason: "non_positive_cash_flow" };
  const annualMinor = sum(years.map(roundRational));
  return {
    investedMinor,
    annualMinor,
    extrapolatedMinor: annualMinor - sum(known.flatMap((part) => lastYear(part))),
    years: formatMinor(
      roundRational({
        numerator: BigInt(investedMinor) * exact.denominator * 100n,
        denominator: exact.numerator,
      }),
      2,
    ),
    estimated: known.some((part) => lastYear(part).length < YEAR),
  };
}

/** Purchase price + closing costs + initial works − loan. */
export function investedIn(part: PaybackPart): number {
  const { purchasePriceMinor, closingCostsMinor, initialWorksMinor, loanPrincipalMinor } = part;
  return (purchasePriceMinor ?? 0) + closingCostsMinor + initialWorksMinor - loanPrincipalMinor;
}

export function hasHistory(part: Pick<PaybackPart, "months">): boolean {
  return lastYear(part).length >= LEAST_PAYBACK_MONTHS;
}

/** The amount that extrapolates fewer than twelve months of a property to a year, rounded once. */
export function extrapolated(part: Pick<PaybackPart, "months">): number {
  return roundRational(yearOf(part)) - sum(lastYear(part));
}

function yearOf(part: Pick<PaybackPart, "months">): Rational {
  const months = lastYear(part);
  return { numerator: BigInt(sum(months)) * BigInt(YEAR), denominator: BigInt(months.length) };
}

function lastYear({ months }: Pick<PaybackPart, "months">): readonly number[] {
  return months.slice(-YEAR);
}

function plus(a: Rational, b: Rational): Rational {
  return {
    numerator: a.numerator * b.denominator + b.numerator * a.denominator,
    denominator: a.denominator * b.denominator,
  };
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
