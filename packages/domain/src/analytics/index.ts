/**
 * The figures of the analytics (domain rules, section F). How a caller uses them:
 *
 * - `analysedPeriod` answers the requested days and those they are compared with. Load the records of that range, sort
 *   them once with `analyse`, calculate any figure from that with `figureSums`, and turn it into decimal text with
 *   `measureOf` and `measureChange`.
 * - The rows behind a figure: `metricRows`, and `cashShare` for code that lists the records of the books. Each row
 *   contributes to numerator and denominator, and the rows add up to the figure.
 * - Each figure is defined in a file of its own in `metrics`: its unit and sides, and how it is calculated. The screen,
 *   the wire, the exports and the rows use the list of them (`all-metrics.ts`).
 * - For a figure of one property limit the analysis to it with `holdingsWithin`: no other property then takes part.
 */
export { addCash, cashFlowTerms, costsByCategory, noiTerms } from "./figures/cash-figures.ts";
export type { CashShare, CashSums, CashUse } from "./figures/cash-figures.ts";
export { cashShare, cashUseOf } from "./figures/cash-share.ts";
export { debtCoverage } from "./figures/debt-coverage.ts";
export { configuredDebtService } from "./figures/debt-service.ts";
export type { LoanOfProperty } from "./figures/debt-service.ts";
export { figureDays } from "./periods/figure-days.ts";
export { countFigureDays, figureSums, metricRows } from "./figure-sums.ts";
export type { FigureRequest } from "./figure-sums.ts";
export { analyse, sectionOf, standsIn, holdingsWithin } from "./holdings.ts";
export type { Analysis, Holding } from "./holdings.ts";
export { missingInputs } from "./missing-inputs.ts";
export { measureChange, coverageOf, measureOf, sideText, termTexts } from "./measure.ts";
export type { Measure } from "./measure.ts";
export { sideOfRows } from "./metric-rows.ts";
export type { MetricRow } from "./metric-rows.ts";
export {
  analyticsViews,
  coverages,
  figureTerms,
  metricRowKinds,
  metricUnits,
  noValueReasons,
  propertyInputs,
  sections,
} from "./metric-words.ts";
export type {
  AnalyticsView,
  Coverage,
  FigureTerm,
  MetricRowKind,
  MetricUnit,
  NoValueReason,
  PropertyInput,
  MetricSection,
  SideUnit,
} from "./metric-words.ts";
export {
  historyMetrics,
  isAdvanced,
  isSectionMetric,
  metricCards,
  metricFacts,
  metricFigures,
  metrics,
  propertyMetrics,
  sectionMetrics,
  unitOfMetric,
} from "./metrics/all-metrics.ts";
export type { HistoryMetric, Metric, PropertyMetric, SectionMetric } from "./metrics/all-metrics.ts";
export { paybackDays } from "./figures/payback-figure.ts";
export { findPayback } from "./figures/payback.ts";
export {
  analysedPeriod,
  completeMonths,
  daysOf,
  HISTORY_MONTHS,
  historyAt,
  historyMonths,
  isIn,
  monthsOf,
  monthToDate,
} from "./periods/period.ts";
export type { AnalysedPeriod, FigureDaysQuery, PeriodDays } from "./periods/period.ts";
export { addCounts, rentableDays } from "./periods/rentable-days.ts";
export type {
  DayCounts,
  LetRecords,
  LettableProperty,
  PricedBooking,
  Service,
} from "./periods/rentable-days.ts";
export { compareFigures, rateOfSums } from "./ratios.ts";
export type {
  AnalysedLease,
  AnalysedProperty,
  AnalysedRecords,
  AnalysedBooking,
  CashGroup,
  Target,
} from "./records.ts";
export { revenueByMonth } from "./figures/booking-figures.ts";
export { withheld } from "./sums.ts";
export type { FigureSums, WaitingRecords } from "./sums.ts";
export { periodOfDays } from "./periods/period-of-days.ts";
