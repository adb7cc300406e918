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
