import type { CashUse } from "../figures/cash-figures.ts";
import type { Analysis } from "../holdings.ts";
import type { MetricUnit, NoValueReason, RatioKind, SideName, SideUnit } from "../metric-words.ts";
import type { MetricRow } from "../metric-rows.ts";
import type { PeriodDays } from "../periods/period.ts";
import type { FigureSums } from "../sums.ts";

type MetricSide = { readonly counts: SideUnit; readonly name: SideName };

/**
 * What describes a figure without calculating it. Separate from `MetricFigure`, so that a screen does not load the
 * calculations into the browser.
 */
export type MetricFacts = {
  readonly unit: MetricUnit;
  /** Ratios only. */
  readonly ratio?: RatioKind;
  readonly numerator: MetricSide;
  /** Null for a plain sum. */
  readonly denominator: MetricSide | null;
  /** Set where less is better than more. */
  readonly better?: "less";
  /** Decimals of a value that is not money, where it has any. */
  readonly decimals?: number;
  /** The days that the figure counts, where they differ from the requested ones (`figureDays`). */
  readonly counts?: "whole_period" | "trailing_year" | "last_day";
  /** The data that a property needs before the figure has a value. */
  readonly needs?: "purchase" | "loan";
};

/** The days that a figure counts, and the requested ones. */
export type MetricDays = { readonly days: PeriodDays; readonly requested: PeriodDays };

/** How a figure is calculated: its two sides, the rows that add up to them, and what has to be loaded. */
export type MetricFigure = {
  /** R-F14: part of the advanced view, which the plan must include. */
  readonly isAdvanced: boolean;
  /** R-F03: whether the advanced view compares it with the period before. */
  readonly isCompared: boolean;
  /** The figure exists only for a running period. */
  readonly onlyRunning: boolean;
  /**
   * `books`: records; `standing`: leases, bookings and blocked nights; `lease_ledgers`: what each lease was charged and
   * paid.
   */
  readonly reads: readonly ("books" | "standing" | "lease_ledgers")[];
  /** Which records of the books are rows of it; null = none. */
  readonly cash: CashUse | null;
  /** Reason for no value where the denominator is 0; null where `sums` gives the reason itself. */
  readonly nothingToDivideBy: NoValueReason | null;
  readonly sums: (analysis: Analysis, of: MetricDays) => FigureSums;
  /** All rows except the records of the books. Together with those they add up to the two sides of `sums`. */
  readonly rows: (analysis: Analysis, of: MetricDays) => readonly MetricRow[];
  /** Fewer days than `counts` says, where that depends on what is loaded. */
  readonly countedDays?: (analysis: Analysis, requested: PeriodDays) => PeriodDays;
};
