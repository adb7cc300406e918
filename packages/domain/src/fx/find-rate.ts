import type { Month } from "../calendar/index.ts";
import { compareText } from "../kernel/index.ts";
import { currency, parseRational } from "../money/index.ts";
import type { Currency, Rational } from "../money/index.ts";
import { pairKey } from "./rate.ts";
import type { FxRate } from "./rate.ts";

/** The lookup table of conversions: rates by month and pair, and the order of intermediate currencies (R-B03). */
export type RatesByPair = {
  readonly baseCurrency: Currency;
  readonly months: ReadonlyMap<Month, MonthOfRates>;
};

type MonthOfRates = {
  readonly byPair: ReadonlyMap<string, FxRate>;
  /** Possible intermediate currencies of a cross rate, in the order of R-B03. */
  readonly pivots: readonly Currency[];
};

/** One unit of `from` in `to`, by the rate of one month. */
export type RateQuery = { readonly period: Month; readonly from: Currency; readonly to: Currency };

/** How a rate was found (R-B03). `legs` are the stored rates used: none, one or two. */
export type FoundRate = {
  readonly path: "same" | "direct" | "inverse" | "cross";
  readonly via: Currency | null;
  readonly legs: readonly FxRate[];
  /** Exact: one unit of `from` is `factor` units of `to`. */
  readonly factor: Rational;
};

const FIRST_PIVOTS: readonly Currency[] = [currency("EUR"), currency("USD")];

/** Builds the lookup table; each pair occurs once a month (R-B01). */
export function rateTable(rates: readonly FxRate[], baseCurrency: Currency): RatesByPair {
  const months = [...Map.groupBy(rates, ({ period }) => period)].map(
    ([period, ofMonth]) => [period, monthOfRates(ofMonth, baseCurrency)] as const,
  );
  return { baseCurrency, months: new Map(months) };
}

/**
 * R-B03, all within one month: same, direct, inverse, or cross with one intermediate currency (base currency, EUR, USD,
 * then by name). Null = missing.
 */
export function findRate(table: RatesByPair, { period, from, to }: RateQuery): FoundRate | null {
  if (from === to) return { path: "same", via: null, legs: [], factor: { numerator: 1n, denominator: 1n } };
  const ofMonth = table.months.get(period);
  if (ofMonth === undefined) return null;
  const found = legBetween(ofMonth, from, to);
  if (found !== null) return found;
  for (const via of ofMonth.pivots) {
    const [first, second] = [legBetween(ofMonth, from, via), legBetween(ofMonth, via, to)];
    if (first === null || second === null) continue;
    const factor = {
      numerator: first.factor.numerator * second.factor.numerator,
      denominator: first.factor.denominator * second.factor.denominator,
    };
    return { path: "cross", via, legs: [...first.legs, ...second.legs], factor };
  }
  return null;
}

/** `direct`, `inverse`, `same` or `cross:EUR`. */
export function pathText({ path, via }: Pick<FoundRate, "path" | "via">): string {
  return via === null ? path : `${path}:${via}`;
}

function monthOfRates(rates: readonly FxRate[], baseCurrency: Currency): MonthOfRates {
  const named = rates
    .flatMap(({ base, quote }) => [base, quote])
    .toSorted((one, other) => compareText(one, other));
  return {
    byPair: new Map(rates.map((rate) => [pairKey(rate.base, rate.quote), rate])),
    pivots: [...new Set([baseCurrency, ...FIRST_PIVOTS, ...named])],
  };
}

function legBetween({ byPair }: MonthOfRates, from: Currency, to: Currency): FoundRate | null {
  const stored = from === to ? undefined : byPair.get(pairKey(from, to));
  if (stored === undefined) return null;
  const rate = parseRational(stored.rate);
  if (rate === null || rate.numerator <= 0n) throw new RangeError(`not a stored rate: ${stored.rate}`);
  if (stored.base === from) return { path: "direct", via: null, legs: [stored], factor: rate };
  const factor = { numerator: rate.denominator, denominator: rate.numerator };
  return { path: "inverse", via: null, legs: [stored], factor };
}
