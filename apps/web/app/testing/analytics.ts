import type { AnalyticsAnswer, Figure, Measure } from "@keystead/contract/analytics";
import { type Metric, type Section, unitOfMetric } from "@keystead/domain/analytics";

const measure: Measure = { value: "1.00", numerator: "1.00", denominator: "1.00", reason: null };
const running = { from: "2026-11-01", to: "2026-11-20" };

/** Of the running November unless told. */
export function figure(metric: Metric, section: Section | null = null, over: Partial<Figure> = {}): Figure {
  return {
    ...measure,
    metric,
    section,
    unit: unitOfMetric(metric),
    days: running,
    terms: [],
    missing: [],
    ahead: [],
    subtotals: [],
    inputs: [],
    coverage: null,
    estimated: false,
    previous: null,
    change: null,
    ...over,
  };
}

const facts = { properties: 1, units: 1 };

/** Every card there is, on the 20th of November. */
export const everyFigure: AnalyticsAnswer = {
  today: "2026-11-20",
  currency: "EUR",
  view: "advanced",
  empty: false,
  period: { text: "2026-11", from: "2026-11-01", to: "2026-11-20", span: "month", partial: true },
  previous: { text: "2026-10", from: "2026-10-01", to: "2026-10-20" },
  noi: figure("noi"),
  cashFlow: figure("cash_flow"),
  longTerm: {
    ...facts,
    occupancy: figure("lt_occupancy"),
    arrears: figure("arrears"),
    noi: figure("noi", "long_term"),
    cashFlow: figure("cash_flow", "long_term"),
    collectionRate: figure("collection_rate"),
  },
  shortTerm: {
    ...facts,
    occupancy: figure("st_occupancy"),
    adr: figure("adr"),
    revpar: figure("revpar"),
    nightsSold: figure("nights_sold"),
    averageStay: figure("average_stay"),
    noi: figure("noi", "short_term"),
    cashFlow: figure("cash_flow", "short_term"),
    onTheBooks: figure("on_the_books"),
    grossOccupancy: figure("gross_occupancy"),
  },
  months: [],
  categories: [],
  noiByProperty: [],
  missing: [],
  ahead: [],
  advanced: {
    dscr: figure("dscr"),
    dscr12Months: figure("dscr_12_months"),
    payback: figure("payback"),
    accrualNoi: figure("accrual_noi"),
    properties: [],
    heat: [],
  },
};
