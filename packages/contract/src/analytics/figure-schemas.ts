import {
  coverages,
  figureTerms,
  metrics,
  metricUnits,
  noValueReasons,
  propertyInputs,
  sections,
} from "@keystead/domain/analytics";
import * as z from "zod/mini";

import { MissingRateView } from "../fx/index.ts";
import { CurrencyAmount, Named } from "../wire/index.ts";

/**
 * A value with its numerator and denominator, all decimal text: money with the digits of the answer's currency, counts
 * whole, ratios and nights per stay with six decimals, years with two. A plain amount or count has no denominator, and
 * its numerator is the value.
 */
export const MeasureView = z.object({
  /** Null where there is no value: never 0 and never infinite (R-Z05). */
  value: z.nullable(z.string()),
  /** The sum of what its rows contribute; null while one of them lacks a rate. */
  numerator: z.nullable(z.string()),
  denominator: z.nullable(z.string()),
  reason: z.nullable(z.enum(noValueReasons)),
});
export type MeasureView = z.infer<typeof MeasureView>;

/**
 * The days that a figure counts, both inclusive; they name its period. For a figure as of the period's end, that single
 * day.
 */
export const CountedDays = z.object({ from: z.string(), to: z.string() });
export type CountedDays = z.infer<typeof CountedDays>;

/** Compared with the period before (R-F03); null where one of the two has no value. */
export const FigureChange = z.object({
  /** In the unit of the value, plain decimal text. */
  delta: z.string(),
  /** Share of the amount before, six decimals; null where that was 0. */
  pct: z.nullable(z.string()),
  /** Percentage points for a share (occupancy, collection rate); null for other figures. */
  points: z.nullable(z.string()),
});
export type FigureChange = z.infer<typeof FigureChange>;

/**
 * One card: the figure, the formula with this period's numbers, and what the value still lacks. For its rows see
 * `analytics.rows`.
 */
export const Figure = z.extend(MeasureView, {
  metric: z.enum(metrics),
  /** For `noi` and `cash_flow` inside a section; null everywhere else. */
  section: z.nullable(z.enum(sections)),
  unit: z.enum(metricUnits),
  /** Not always the answer's period: on-the-books occupancy counts all of it, trailing figures the months before. */
  days: CountedDays,
  /** The numbers in the formula, signed; those of a side add up to it. Money or whole counts, as the side counts. */
  terms: z.array(
    z.object({
      side: z.enum(["numerator", "denominator"]),
      term: z.enum(figureTerms),
      /** Null while one of its records lacks a rate. */
      value: z.nullable(z.string()),
    }),
  ),
  /** R-B05: the months and currency pairs that withhold the value; `ahead` holds those of months to come (R-B10). */
  missing: z.array(MissingRateView),
  ahead: z.array(MissingRateView),
  /** Only where a rate is missing: the numerator in each currency, convertible or not. */
  subtotals: z.array(CurrencyAmount),
  /**
   * The properties that lack an input, each with the fields to fill in; also where other properties already give a
   * value.
   */
  inputs: z.array(z.object({ property: Named, fields: z.array(z.enum(propertyInputs)) })),
  /** Debt coverage: rounded to the two decimals shown, and its level (R-F09). */
  coverage: z.nullable(z.object({ display: z.string(), level: z.enum(coverages) })),
  /** A payback from fewer than twelve months (R-F10). */
  estimated: z.boolean(),
  /** Advanced view only: the same figure for the period before. */
  previous: z.nullable(z.extend(MeasureView, { days: CountedDays })),
  change: z.nullable(FigureChange),
});
export type Figure = z.infer<typeof Figure>;
