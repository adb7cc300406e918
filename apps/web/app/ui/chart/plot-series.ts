import type { PlotScale } from "./plot-scale.ts";

export type PlotMonth = {
  readonly key: string;
  /** The short label below the axis, and the full one. */
  readonly label: string;
  readonly name: string;
  /** The year below the label, at the first month of a year. */
  readonly year?: string;
  /** The current month: outlined and pale, since it is not over. */
  readonly now?: boolean;
};

export type PlotSeries = {
  readonly key: string;
  readonly label: string;
  readonly mark: "bar" | "line";
  /** Index in the chart palette. */
  readonly slot: 1 | 2 | 3 | 4 | 5;
  /** Money out: distinguished from money in by more than colour. */
  readonly hatched?: boolean;
  /** One value for each month; null draws no mark. */
  readonly values: readonly (number | null)[];
};

/** Nothing to draw: no values, or only zeros with no fixed end of the axis. */
export function isEmptyPlot(series: readonly Pick<PlotSeries, "values">[], most?: number): boolean {
  return series.every(({ values }) =>
    values.every((value) => value === null || (value === 0 && most === undefined)),
  );
}

/** Geometry of the plot. */
export type Frame = {
  readonly scale: PlotScale;
  readonly x: (month: number) => number;
  readonly slot: number;
  readonly width: number;
  readonly left: number;
  readonly right: number;
  readonly hatch: string;
  /** The y coordinate of the baseline. */
  readonly base: number;
};
