import {
  analyticsViews,
  historyMetrics,
  metrics,
  propertyMetrics,
  sectionMetrics,
  sections,
} from "@keystead/domain/analytics";
import { spans } from "@keystead/domain/calendar";
import { expenseCategories } from "@keystead/domain/ledger";
import { LAST_PAGE, MOST_ROWS, PAGE_SIZE } from "@keystead/domain/lists";
import { rentalModes } from "@keystead/domain/properties";
import { oc } from "@orpc/contract";
import * as z from "zod/mini";

import { memberRefusals, refusalsOf } from "../errors.ts";
import { MissingRateView } from "../fx/index.ts";
import { CurrencyCode, Named, NextPage, PeriodText, ListPosition, BulkIds } from "../wire/index.ts";
import { Figure, MeasureView } from "./figure-schemas.ts";
import { MetricRowView } from "./row-schemas.ts";

export * from "./figure-schemas.ts";
export * from "./row-schemas.ts";

const scope = {
  /** `2026-11`, `2026-Q4`, `2026`; absent: the current one of `span`. A period that has not begun is INVALID_PERIOD. */
  period: z.optional(PeriodText),
  span: z._default(z.enum(spans), "month"),
  /** Absent: all properties, including archived ones with their past. */
  propertyIds: z.optional(BulkIds),
  /**
   * Currency of the figures. Absent: the property's own for one property, the owner's base currency for several
   * (R-F12).
   */
  currency: z.optional(CurrencyCode),
};

/** `advanced` is refused with PLAN_FEATURE where the plan does not include it (R-F14). */
export const AnalyticsQuery = z.strictObject({
  ...scope,
  view: z._default(z.enum(analyticsViews), "simple"),
});
export type AnalyticsQuery = z.infer<typeof AnalyticsQuery>;

/** A period by its first and last day, both inclusive. */
const Days = z.object({ text: z.string(), from: z.string(), to: z.string() });

/** The properties that R-F17 counts in this section in the period; none: nothing to show. */
export const AnalyticsSection = z.object({
  properties: z.number(),
  units: z.number(),
  /** From the money of its own properties alone. */
  figures: z.record(z.enum(sectionMetrics), Figure),
});
export type AnalyticsSection = z.infer<typeof AnalyticsSection>;

/** A month of the history (R-F02). */
export const AnalyticsMonth = z.object({
  month: z.string(),
  /** The current month, to date. */
  partial: z.boolean(),
  /**
   * R-F08: operating income; running costs, improvements and debt service. Cash flow is their difference. Null without
   * a rate.
   */
  moneyIn: z.nullable(z.string()),
  moneyOut: z.nullable(z.string()),
  figures: z.record(z.enum(historyMetrics), MeasureView),
});
export type AnalyticsMonth = z.infer<typeof AnalyticsMonth>;

/** A property's part: of a sum the amount, of a rate its own numerator and denominator (R-F15). */
export const PropertyFigures = z.object({
  property: Named,
  rentalMode: z.enum(rentalModes),
  archived: z.boolean(),
  figures: z.record(z.enum(propertyMetrics), MeasureView),
});
export type PropertyFigures = z.infer<typeof PropertyFigures>;

/** What the advanced view shows beside the figures. */
export const AdvancedFigures = z.object({
  /** Sorted by name. */
  properties: z.array(PropertyFigures),
  /** Month by property, over the months of the history. */
  heat: z.array(
    z.object({
      property: Named,
      rentalMode: z.enum(rentalModes),
      /** Occupancy by the property's mode today: of its unit-days (long term) or its unit-nights (short term). */
      months: z.array(z.object({ month: z.string(), noi: MeasureView, occupancy: MeasureView })),
    }),
  ),
});
export type AdvancedFigures = z.infer<typeof AdvancedFigures>;

export const AnalyticsAnswer = z.object({
  /** The property's own day; for several properties, the day of the profile (R-Z03). */
  today: z.string(),
  currency: z.string(),
  view: z.enum(analyticsViews),
  /** Nothing is recorded, leased or booked up to the last day of the period, so there is no figure to show yet. */
  empty: z.boolean(),
  /** `partial`: still running, so `to` is today, and it is compared with as many days of the period before (R-F01). */
  period: z.extend(Days, { span: z.enum(spans), partial: z.boolean() }),
  previous: Days,
  /**
   * Null: a figure of the advanced view in the simple one, or one that only a running period has (R-F01) in a past
   * period.
   */
  figures: z.record(z.enum(metrics), z.nullable(Figure)),
  longTerm: AnalyticsSection,
  shortTerm: AnalyticsSection,
  /** Six months, oldest first, ending with the month of the period's last day. */
  months: z.array(AnalyticsMonth),
  /** Running costs of the period by category, largest first, without empty categories. */
  categories: z.array(z.object({ category: z.enum(expenseCategories), amount: z.nullable(z.string()) })),
  /**
   * Every property with money in the period or in the history, largest NOI of the period first; `months` are those of
   * the history.
   */
  noiByProperty: z.array(
    z.object({
      property: Named,
      rentalMode: z.enum(rentalModes),
      noi: MeasureView,
      months: z.array(z.object({ month: z.string(), noi: MeasureView })),
    }),
  ),
  /** Each missing rate once (R-B05); those of months to come are in `ahead` (R-B10). */
  missing: z.array(MissingRateView),
  ahead: z.array(MissingRateView),
  /** Null in the simple view. */
  advanced: z.nullable(AdvancedFigures),
});
export type AnalyticsAnswer = z.infer<typeof AnalyticsAnswer>;

/**
 * The rows behind a figure, with the same period, properties and currency as the figure, and with its section for a
 * `noi` or `cash_flow` inside one. For a month of the history or for one property, ask for that month or property in
 * the currency of the answer.
 */
export const MetricRowsQuery = z.strictObject({
  ...scope,
  metric: z.enum(metrics),
  section: z.optional(z.enum(sections)),
  page: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(LAST_PAGE)), 1),
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(MOST_ROWS)), PAGE_SIZE),
  after: z.optional(ListPosition),
});
export type MetricRowsQuery = z.infer<typeof MetricRowsQuery>;

export const MetricRows = z.object({
  currency: z.string(),
  period: z.extend(Days, { span: z.enum(spans), partial: z.boolean() }),
  /** As its card shows it, without the comparison. */
  figure: Figure,
  items: z.array(MetricRowView),
  total: z.number(),
  next: NextPage,
});
export type MetricRows = z.infer<typeof MetricRows>;

const member = oc.errors(memberRefusals);

export const analyticsContract = {
  /** Everything that the screen shows, in one answer. */
  get: member
    .route({ method: "GET", path: "/analytics" })
    .errors(refusalsOf("PLAN_FEATURE"))
    .input(AnalyticsQuery)
    .output(AnalyticsAnswer),
  /** The rows behind a figure, page by page. */
  rows: member
    .route({ method: "GET", path: "/analytics/rows" })
    .errors(refusalsOf("PLAN_FEATURE"))
    .input(MetricRowsQuery)
    .output(MetricRows),
};
