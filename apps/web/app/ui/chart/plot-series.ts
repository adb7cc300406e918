import type { PlotScale } from "./plot-scale.ts";

export type PlotMonth = {
  readonly key: string;
  /** Below the axis, and in full. */
  readonly label: string;
  readonly name: string;
  /** Below its label, where a year begins among the months. */
  readonly year?: string;
  /** The running one: outlined and pale, since it is not over. */
  readonly now?: boolean;
};

export type PlotSeries = {
  readonly key: string;
  readonly label: string;
  readonly mark: "bar" | "line";
  /** Its colour of the chart palette. */
  readonly slot: 1 | 2 | 3 | 4 | 5;
  /** Money out: told from money in by more than the colour. */
  readonly hatched?: boolean;
  /** Month by month; null has no mark. */
  readonly values: readonly (number | null)[];
};

/** Nothing to draw: no value, or nothing but zeros on an axis that would have no end of its own. */
export function isEmptyPlot(series: readonly Pick<PlotSeries, "values">[], most?: number): boolean {
  return series.every(({ values }) =>
    values.every((value) => value === null || (value === 0 && most === undefined)),
  );
}

/** Where the marks stand. */
export type Frame = {
  readonly scale: PlotScale;
  readonly x: (month: number) => number;
  readonly slot: number;
  readonly width: number;
  readonly left: number;
  readonly right: number;
  readonly hatch: string;
  /** Where zero would stand at the lowest. */
  readonly base: number;
};
