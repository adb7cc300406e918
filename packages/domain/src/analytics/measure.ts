import { formatMinor, minorDigits, quotientText, RATIO_DIGITS, roundDivide } from "../money/index.ts";
import type { Currency } from "../money/index.ts";
import { debtCoverage } from "./coverage.ts";
import { unitOfMetric } from "./metrics.ts";
import type { Coverage, FigureTerm, Metric, MetricUnit, NoValueReason } from "./metrics.ts";
import { compareFigures, pointsOf, yearsText } from "./ratios.ts";
import type { Amount, FigureSums, SumTerm } from "./sums.ts";

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

type SideUnit = "money" | "count";

const SIDES: Readonly<Record<Metric, Readonly<Record<SumTerm["side"], SideUnit>>>> = {
  noi: { numerator: "money", denominator: "money" },
  cash_flow: { numerator: "money", denominator: "money" },
  lt_occupancy: { numerator: "count", denominator: "count" },
  arrears: { numerator: "money", denominator: "money" },
  st_occupancy: { numerator: "count", denominator: "count" },
  on_the_books: { numerator: "count", denominator: "count" },
  adr: { numerator: "money", denominator: "count" },
  revpar: { numerator: "money", denominator: "count" },
  nights_sold: { numerator: "count", denominator: "count" },
  average_stay: { numerator: "count", denominator: "count" },
  gross_occupancy: { numerator: "count", denominator: "count" },
  collection_rate: { numerator: "money", denominator: "money" },
  dscr: { numerator: "money", denominator: "money" },
  dscr_12_months: { numerator: "money", denominator: "money" },
  payback: { numerator: "money", denominator: "money" },
  accrual_noi: { numerator: "money", denominator: "money" },
};

const NOTHING_TO_DIVIDE_BY: { readonly [Name in Metric]?: NoValueReason } = {
  lt_occupancy: "no_supply",
  st_occupancy: "no_supply",
  on_the_books: "no_supply",
  gross_occupancy: "no_supply",
  revpar: "no_supply",
  adr: "no_nights_sold",
  average_stay: "no_stays",
  collection_rate: "nothing_due",
  dscr: "no_debt_service",
  dscr_12_months: "no_debt_service",
};

/** Metrics that are a share of something: they move by percentage points as well (R-F03). */
const SHARES_OF_A_WHOLE: readonly Metric[] = [
  "lt_occupancy",
  "st_occupancy",
  "on_the_books",
  "gross_occupancy",
  "collection_rate",
];

/** What a side of a figure counts: money of the answer's currency, or whole days, nights and stays. */
export function sideText(
  metric: Metric,
  side: SumTerm["side"],
  { value, currency }: { readonly value: Amount; readonly currency: Currency },
): string | null {
  if (value === null) return null;
  return formatMinor(value, SIDES[metric][side] === "money" ? minorDigits(currency) : 0);
}

/** R-Z04, R-Z05: a figure from its sums. */
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
  const reason = denominator <= 0 ? (NOTHING_TO_DIVIDE_BY[metric] ?? null) : null;
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
  const unit: MetricUnit = unitOfMetric(metric);
  switch (unit) {
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

/** R-F09: debt coverage as it is shown; null for any other figure, and where there is none. */
export function coverageOf(
  metric: Metric,
  { numerator, denominator }: Pick<FigureSums, "numerator" | "denominator">,
): { readonly display: string; readonly level: Coverage } | null {
  if (metric !== "dscr" && metric !== "dscr_12_months") return null;
  if (numerator === null || denominator === null || denominator === undefined) return null;
  const { ratio, display, ...rest } = debtCoverage(numerator, denominator);
  return ratio === null || !("level" in rest) ? null : { display, level: rest.level };
}

/** R-F03: against the same figure of the period before; null where one of the two has no value. */
export function changeOf(metric: Metric, now: Measure, before: Measure): MeasureChange | null {
  const { delta, pct } = compareFigures(now.value, before.value);
  if (delta === null) return null;
  return { delta, pct, points: SHARES_OF_A_WHOLE.includes(metric) ? pointsOf(delta) : null };
}
