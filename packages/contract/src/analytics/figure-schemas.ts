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
 * A value and what it divides, all decimal text: money with the digits of the answer's currency, counts whole, ratios and nights by
 * the stay with six decimals, years with two. A plain amount or count has no denominator, and its numerator is the value.
 */
export const Measure = z.object({
  /** Null where it cannot be said: never 0 and never infinite (R-Z05). */
  value: z.nullable(z.string()),
  /** The sum of what its rows give to it; null while one of them lacks a rate. */
  numerator: z.nullable(z.string()),
  denominator: z.nullable(z.string()),
  reason: z.nullable(z.enum(noValueReasons)),
});
export type Measure = z.infer<typeof Measure>;

/** The days that a figure counts, both of them in it: what names its period. A single day of what stands at its end. */
export const CountedDays = z.object({ from: z.string(), to: z.string() });
export type CountedDays = z.infer<typeof CountedDays>;

/** Against the period before (R-F03); null where one of the two has no value. */
export const FigureChange = z.object({
  /** In the unit of the value, plain decimal text. */
  delta: z.string(),
  /** Of the amount before, six decimals; null where that was 0. */
  pct: z.nullable(z.string()),
  /** Of a share (occupancy, collection rate) in percentage points; null for other figures. */
  points: z.nullable(z.string()),
});
export type FigureChange = z.infer<typeof FigureChange>;

/** One card: the figure, the formula with this period's numbers, and what stands in its way. Its rows: `analytics.rows`. */
export const Figure = z.extend(Measure, {
  metric: z.enum(metrics),
  /** Of `noi` and `cash_flow` inside a section; null everywhere else. */
  section: z.nullable(z.enum(sections)),
  unit: z.enum(metricUnits),
  /** Not always those of the answer's period: of what is booked all of it, of what looks back the months before. */
  days: CountedDays,
  /** The numbers in the formula, signed: those of a side add up to it. Money or whole counts, as the side has them. */
  terms: z.array(
    z.object({
      side: z.enum(["numerator", "denominator"]),
      term: z.enum(figureTerms),
      /** Null while one of its records lacks a rate. */
      value: z.nullable(z.string()),
    }),
  ),
  /** R-B05: the months and pairs that withhold the value, and all records by currency beside them. */
  missing: z.array(MissingRateView),
  ahead: z.array(MissingRateView),
  /** Only where a rate is missing: what the numerator comes to in each currency, convertible or not. */
  subtotals: z.array(CurrencyAmount),
  /** The properties that lack an input, each with the fields to fill in, named as on the property; also where others give a value already. */
  inputs: z.array(z.object({ property: Named, fields: z.array(z.enum(propertyInputs)) })),
  /** Debt coverage: its two decimals as they are shown, and what they mean (R-F09). */
  coverage: z.nullable(z.object({ display: z.string(), level: z.enum(coverages) })),
  /** Payback from less than twelve months (R-F10). */
  estimated: z.boolean(),
  /** Advanced view only: the same over the period before. */
  previous: z.nullable(z.extend(Measure, { days: CountedDays })),
  change: z.nullable(FigureChange),
});
export type Figure = z.infer<typeof Figure>;
