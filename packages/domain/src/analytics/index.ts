/**
 * The figures of the analytics (domain rules, section F). How a caller uses them:
 *
 * - `analysedPeriod` says which days are asked for and which stand beside them. Load what lies in the range, `analyse` sorts it out
 *   once, `figureSums` puts any figure together from it, `measureOf` and `changeOf` say it in decimal text.
 * - The rows behind a figure: `metricRows`, and for whoever lists the records of the books `cashShare`. Each row says what it gives
 *   to numerator and denominator, so that the rows added are the figure.
 * - A figure of one property is that of `within` it: no other property has any part in it.
 */
export { addCash, cashFlowTerms, cashPartsOf, cashShare, costsByCategory, noiTerms } from "./cash-figures.ts";
export type { CashShare, CashSums } from "./cash-figures.ts";
export { debtCoverage } from "./coverage.ts";
export { configuredDebtService } from "./debt-service.ts";
export type { PurchaseAndLoan } from "./debt-service.ts";
export { figureDays } from "./figure-days.ts";
export type { AskedDays } from "./figure-days.ts";
export { figureSums } from "./figure-sums.ts";
export type { Asked } from "./figure-sums.ts";
export { analyse, sectionOf, standsIn, within } from "./holdings.ts";
export type { Analysis, Holding } from "./holdings.ts";
export { missingInputs } from "./inputs.ts";
export { changeOf, coverageOf, measureOf, sideText, termTexts } from "./measure.ts";
export type { Measure } from "./measure.ts";
export { metricRows, sideOfRows } from "./metric-rows.ts";
export type { MetricRow } from "./metric-rows.ts";
export {
  analyticsViews,
  coverages,
  figureTerms,
  isAdvanced,
  metricRowKinds,
  metrics,
  metricUnits,
  noValueReasons,
  propertyInputs,
  sections,
  unitOfMetric,
} from "./metrics.ts";
export type {
  AnalyticsView,
  Coverage,
  FigureTerm,
  Metric,
  MetricRowKind,
  MetricUnit,
  NoValueReason,
  PropertyInput,
  Section,
} from "./metrics.ts";
export { paybackDays } from "./payback-figure.ts";
export { payback } from "./payback.ts";
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
} from "./period.ts";
export type { AnalysedPeriod, Days } from "./period.ts";
export { addCounts, placeDays } from "./place-days.ts";
export type { DayCounts, LetRecords, LettableProperty, PricedStay, Service } from "./place-days.ts";
export { compareFigures, rateOfSums } from "./ratios.ts";
export type {
  AnalysedLease,
  AnalysedProperty,
  AnalysedRecords,
  AnalysedStay,
  CashGroup,
  Target,
} from "./records.ts";
export { revenueByMonth } from "./stay-figures.ts";
export { withheld } from "./sums.ts";
export type { Amount, FigureSums, WaitingRecords } from "./sums.ts";
export { periodOfDays } from "./period-of-days.ts";
