import { marketRange, readMarketFile } from "@keystead/domain/market-range";
import type { Comparable, MarketRange } from "@keystead/domain/market-range";
import { currency, parseRational } from "@keystead/domain/money";
import { calculateMortgage } from "@keystead/domain/mortgage";
import { errorOf, operation } from "./operation.ts";
import type { Operations } from "./operation.ts";

export const toolOperations: Operations = {
  "mortgage.calc": operation(
    (input: {
      readonly price_minor: number;
      readonly down_minor: number;
      readonly annual_rate_percent: string | number;
      readonly years: number;
    }) => {
      const mortgage = calculateMortgage({
        priceMinor: input.price_minor,
        downMinor: input.down_minor,
        annualRatePercent: String(input.annual_rate_percent),
        years: input.years,
      });
      if (!mortgage.ok) return errorOf(mortgage);
      const { loanMinor, monthlyMinor, totalPaymentMinor, totalInterestMinor } = mortgage.value;
      return {
        loan: loanMinor,
        monthly: monthlyMinor,
        total_payment: totalPaymentMinor,
        total_interest: totalInterestMinor,
      };
    },
  ),
  "market.stats": operation(
    ({
      rows,
    }: {
      readonly rows: readonly {
        readonly price: number;
        readonly size_sqm?: string | number | null;
        readonly size?: string | number | null;
      }[];
    }) => {
      const stats = statsOf(
        rows.map(({ price, size_sqm: named, size }) => ({
          priceMinor: price,
          sizeSqm: parseRational(String(named ?? size ?? "")),
        })),
      );
      return "error" in stats ? stats : { n: stats.count, ...stats.figures };
    },
  ),
  "market.parse": operation(({ csv }: { readonly csv: string }) => {
    const file = readMarketFile(csv, currency("EUR"));
    if (!file.ok) return { error: MESSAGE[file.code] };
    const stats = statsOf(file.rows);
    if ("error" in stats) return stats;
    const prices = file.rows.map(({ priceMinor }) => priceMinor);
    return { mode: file.mode, prices, skipped: file.skipped.length, ...stats.figures };
  }),
};

/** The literal messages of the specification (section S: these two answer with the message as error). */
const MESSAGE = {
  INVALID_CSV: "Invalid CSV format. Please check your file.",
  NO_VALID_PRICES: "No valid prices found in CSV file.",
  FILE_TOO_LARGE: "FILE_TOO_LARGE",
  TOO_MANY_ROWS: "TOO_MANY_ROWS",
} as const;

function statsOf(comparables: readonly Comparable[]) {
  const range = marketRange(comparables);
  return range.ok
    ? { count: range.value.count, figures: figuresOf(range.value) }
    : { error: MESSAGE[range.code] };
}

function figuresOf(range: MarketRange) {
  return {
    p25: range.p25Minor,
    median: range.medianMinor,
    p75: range.p75Minor,
    average: range.averageMinor,
    price_per_sqm: range.pricePerSqmMinor,
  };
}
