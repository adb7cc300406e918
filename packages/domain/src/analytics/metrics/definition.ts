import type { CashUse } from "../figures/cash-figures.ts";
import type { Analysis } from "../holdings.ts";
import type { MetricUnit, NoValueReason, RatioKind, SideName, SideUnit } from "../metric-words.ts";
import type { MetricRow } from "../metric-rows.ts";
import type { PeriodDays } from "../periods/period.ts";
import type { FigureSums } from "../sums.ts";

type MetricSide = { readonly counts: SideUnit; readonly name: SideName };

/**
 * What is known of a figure before anybody works it out: how it is said. Apart from `MetricFigure`, so that a screen brings no sums
 * into the browser.
 */
export type MetricFacts = {
  readonly unit: MetricUnit;
  /** Of a ratio alone. */
  readonly ratio?: RatioKind;
  readonly numerator: MetricSide;
  /** Null of a plain sum. */
  readonly denominator: MetricSide | null;
  /** Where less of it is better than more. */
  readonly better?: "less";
  /** Decimals of a value that is no money, where it has some. */
  readonly decimals?: number;
  /** Which days it counts, where they are not those that are asked for (`figureDays`). */
  readonly counts?: "whole_period" | "trailing_year" | "last_day";
  /** What a property has to say of its purchase or its loan before there is a figure. */
  readonly needs?: "purchase" | "loan";
};

/** The days that a figure counts, and those that were asked for. */
export type MetricDays = { readonly days: PeriodDays; readonly asked: PeriodDays };

/** How a figure is worked out: its two sides, the rows that add up to them, and what has to be loaded. */
export type MetricFigure = {
  /** R-F14: part of the advanced view, which the plan must contain. */
  readonly isAdvanced: boolean;
  /** R-F03: whether the advanced view sets it beside the period before. */
  readonly isCompared: boolean;
  /** There is one only of a period that is running. */
  readonly onlyRunning: boolean;
  /** The records of the books; leases, stays and blocked nights; what each lease was charged and paid. */
  readonly reads: readonly ("books" | "standing" | "lease_ledgers")[];
  /** Which records of the books are rows of it; null: none. */
  readonly cash: CashUse | null;
  /** Why there is no value where the denominator comes to nothing; null where `sums` say so themselves. */
  readonly nothingToDivideBy: NoValueReason | null;
  readonly sums: (analysis: Analysis, of: MetricDays) => FigureSums;
  /** All rows but the records of the books. Added up, they are the two sides of `sums`. */
  readonly rows: (analysis: Analysis, of: MetricDays) => readonly MetricRow[];
  /** Fewer days than `counts` says, where that follows from what is loaded. */
  readonly countedDays?: (analysis: Analysis, requested: PeriodDays) => PeriodDays;
};
