import { formatMinor, minorDigits, quotientText, RATIO_DIGITS, roundDivide } from "../money/index.ts";
import type { Currency } from "../money/index.ts";
import { debtCoverage } from "./figures/debt-coverage.ts";
import type { Coverage, FigureTerm, NoValueReason } from "./metric-words.ts";
import { metricFacts, metricFigures, unitOfMetric } from "./metrics/all-metrics.ts";
import type { Metric } from "./metrics/all-metrics.ts";
import { compareFigures, pointsOf, yearsText } from "./ratios.ts";
import type { FigureSums, SumTerm } from "./sums.ts";
import type { NetAmount } from "../ledger/index.ts";

/** A figure in decimal text: money with the digits of its currency, counts whole, ratios with six digits (R-Z04). */
export type Measure = {
  readonly value: string | null;
  readonly numerator: string | null;
  readonly denominator: string | null;
  readonly reason: NoValueReason | null;
};

export type MeasureChange = {
  readonly delta: string;
  readonly pct: string | null;
  readonly points: string | null;
};

/** A side of a figure as text: money in the answer's currency, or whole days, nights and stays. */
export function sideText(
  metric: Metric,
  side: SumTerm["side"],
  { value, currency }: { readonly value: NetAmount; readonly currency: Currency },
): string | null {
  if (value === null) return null;
  return formatMinor(value, metricFacts[metric][side]?.counts === "money" ? minorDigits(currency) : 0);
}

/** R-Z04, R-Z05: a figure in decimal text, from its sums. */
export function measureOf(metric: Metric, sums: FigureSums, currency: Currency): Measure {
  const { numerator, denominator } = sums;
  const sides = {
    numerator: sideText(metric, "numerator", { value: numerator, currency }),
    denominator:
      denominator === undefined ? null : sideText(metric, "denominator", { value: denominator, currency }),
  };
  if (sums.reason !== null) return { value: null, ...sides, reason: sums.reason };
  if (numerator === null || denominator === null) return { value: null, ...sides, reason: "missing_fx" };
  if (denominator === undefined) return { value: sides.numerator, ...sides, reason: null };
  const reason = denominator <= 0 ? metricFigures[metric].nothingToDivideBy : null;
  if (reason !== null) return { value: null, ...sides, reason };
  return {
    value: sums.years ?? valueText(metric, { numerator, denominator }, currency),
    ...sides,
    reason: null,
  };
}

function valueText(
  metric: Metric,
  { numerator, denominator }: { readonly numerator: number; readonly denominator: number },
  currency: Currency,
): string {
  switch (unitOfMetric(metric)) {
    case "years":
      return yearsText(numerator, denominator);
    case "per_night":
      return formatMinor(roundDivide(numerator, denominator), minorDigits(currency));
    case "money":
    case "ratio":
    case "nights":
      return quotientText(numerator, denominator, RATIO_DIGITS);
  }
}

export type FigureTermText = {
  readonly side: SumTerm["side"];
  readonly term: FigureTerm;
  readonly value: string | null;
};

export function termTexts(
  metric: Metric,
  { terms }: FigureSums,
  currency: Currency,
): readonly FigureTermText[] {
  return terms.map(({ side, term, value }) => ({
    side,
    term,
    value: sideText(metric, side, { value, currency }),
  }));
}

/** R-F09: debt coverage as displayed; null for any other figure, and where there is no value. */
export function coverageOf(
  metric: Metric,
  { numerator, denominator }: Pick<FigureSums, "numerator" | "denominator">,
): { readonly display: string; readonly level: Coverage } | null {
  if (metricFacts[metric].ratio !== "coverage") return null;
  if (numerator === null || denominator === null || denominator === undefined) return null;
  const { ratio, display, ...rest } = debtCoverage(numerator, denominator);
  return ratio === null || !("level" in rest) ? null : { display, level: rest.level };
}

/** R-F03: the change against the same figure of the period before; null where one of the two has no value. */
export function measureChange(metric: Metric, now: Measure, before: Measure): MeasureChange | null {
  const { delta, pct } = compareFigures(now.value, before.value);
  if (delta === null) return null;
  return { delta, pct, points: metricFacts[metric].ratio === "share" ? pointsOf(delta) : null };
}
