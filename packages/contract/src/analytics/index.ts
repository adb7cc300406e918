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

import { memberRefusals, refuse } from "../errors.ts";
import { MissingRateView } from "../fx/index.ts";
import { CurrencyCode, Named, NextPage, PeriodText, Place, SeveralIds } from "../wire/index.ts";
import { Figure, Measure } from "./figure-schemas.ts";
import { MetricRow } from "./row-schemas.ts";

export * from "./figure-schemas.ts";
export * from "./row-schemas.ts";

const scope = {
  /** `2026-11`, `2026-Q4`, `2026`; none = the running one of `span`. One that has not begun is INVALID_PERIOD. */
  period: z.optional(PeriodText),
  span: z._default(z.enum(spans), "month"),
  /** None = all, archived ones with their past. */
  propertyIds: z.optional(SeveralIds),
  /** What figures are said in. None = of one property its own, of several the owner's base currency (R-F12). */
  currency: z.optional(CurrencyCode),
};

/** `advanced` is refused where the plan does not contain it (R-F14): PLAN_FEATURE. */
export const AnalyticsQuery = z.strictObject({
  ...scope,
  view: z._default(z.enum(analyticsViews), "simple"),
});
export type AnalyticsQuery = z.infer<typeof AnalyticsQuery>;

/** A period by its first and last day, both in it. */
const Days = z.object({ text: z.string(), from: z.string(), to: z.string() });

/** What stands in a section: those that R-F17 counts in this period. Zero properties: nothing to show. */
export const AnalyticsSection = z.object({
  properties: z.number(),
  units: z.number(),
  /** The money of its properties alone. */
  figures: z.record(z.enum(sectionMetrics), Figure),
});
export type AnalyticsSection = z.infer<typeof AnalyticsSection>;

/** A month of the history (R-F02). */
export const AnalyticsMonth = z.object({
  month: z.string(),
  /** The running one, to date. */
  partial: z.boolean(),
  /** R-F08: operating income; running costs, improvements and debt service; cash flow is their difference. Null without a rate. */
  moneyIn: z.nullable(z.string()),
  moneyOut: z.nullable(z.string()),
  figures: z.record(z.enum(historyMetrics), Measure),
});
export type AnalyticsMonth = z.infer<typeof AnalyticsMonth>;

/** A property's part: of every sum the whole, of every rate its own numerator and denominator (R-F15). */
export const PropertyFigures = z.object({
  property: Named,
  rentalMode: z.enum(rentalModes),
  archived: z.boolean(),
  figures: z.record(z.enum(propertyMetrics), Measure),
});
export type PropertyFigures = z.infer<typeof PropertyFigures>;

/** What the advanced view says beside the figures. */
export const AdvancedFigures = z.object({
  /** In the order of their names. */
  properties: z.array(PropertyFigures),
  /** Month by property, the months those of the history. */
  heat: z.array(
    z.object({
      property: Named,
      rentalMode: z.enum(rentalModes),
      /** Occupancy by the property's mode today: of its unit-days, or of its unit-nights. */
      months: z.array(z.object({ month: z.string(), noi: Measure, occupancy: Measure })),
    }),
  ),
});
export type AdvancedFigures = z.infer<typeof AdvancedFigures>;

export const AnalyticsAnswer = z.object({
  /** The day of the property, of several that of the profile (R-Z03). */
  today: z.string(),
  currency: z.string(),
  view: z.enum(analyticsViews),
  /** Nothing recorded, leased or booked up to the last day of the period: there is no figure to show yet. */
  empty: z.boolean(),
  /** `partial`: running, so `to` is today; compared with as many days of the one before (R-F01). */
  period: z.extend(Days, { span: z.enum(spans), partial: z.boolean() }),
  previous: Days,
  /** Null: one of the advanced view in the simple one, or one that only a running period has (R-F01) of a period that is over. */
  figures: z.record(z.enum(metrics), z.nullable(Figure)),
  longTerm: AnalyticsSection,
  shortTerm: AnalyticsSection,
  /** Six, oldest first, the one of the period's last day at the end. */
  months: z.array(AnalyticsMonth),
  /** Running costs of the period by category, the largest first; those of which there were some. */
  categories: z.array(z.object({ category: z.enum(expenseCategories), amount: z.nullable(z.string()) })),
  /** Every property with money in the period or in the history, the largest NOI of the period first; its months are those of the history. */
  noiByProperty: z.array(
    z.object({
      property: Named,
      rentalMode: z.enum(rentalModes),
      noi: Measure,
      months: z.array(z.object({ month: z.string(), noi: Measure })),
    }),
  ),
  /** Each missing rate of anything shown, once (R-B05); months that have not begun apart (R-B10). */
  missing: z.array(MissingRateView),
  ahead: z.array(MissingRateView),
  /** Null in the simple view. */
  advanced: z.nullable(AdvancedFigures),
});
export type AnalyticsAnswer = z.infer<typeof AnalyticsAnswer>;

/**
 * The rows behind a figure, as it was asked for: the same period, properties and currency, and the section of a `noi` or `cash_flow`
 * inside one. Of a month of the history or of one property ask for that month or property, with the currency of the answer.
 */
export const MetricRowsQuery = z.strictObject({
  ...scope,
  metric: z.enum(metrics),
  section: z.optional(z.enum(sections)),
  page: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(LAST_PAGE)), 1),
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(MOST_ROWS)), PAGE_SIZE),
  after: z.optional(Place),
});
export type MetricRowsQuery = z.infer<typeof MetricRowsQuery>;

export const MetricRows = z.object({
  currency: z.string(),
  period: z.extend(Days, { span: z.enum(spans), partial: z.boolean() }),
  /** As its card says it, without a comparison. */
  figure: Figure,
  items: z.array(MetricRow),
  total: z.number(),
  next: NextPage,
});
export type MetricRows = z.infer<typeof MetricRows>;

const member = oc.errors(memberRefusals);

export const analyticsContract = {
  /** Everything of the screen in one answer. */
  get: member
    .route({ method: "GET", path: "/analytics" })
    .errors(refuse("PLAN_FEATURE"))
    .input(AnalyticsQuery)
    .output(AnalyticsAnswer),
  /** What a figure is made of, page by page. */
  rows: member
    .route({ method: "GET", path: "/analytics/rows" })
    .errors(refuse("PLAN_FEATURE"))
    .input(MetricRowsQuery)
    .output(MetricRows),
};
