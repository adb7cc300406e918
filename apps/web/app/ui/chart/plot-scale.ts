export type PlotScale = {
  /** From lowest to highest, including zero. */
  readonly ticks: readonly number[];
  readonly y: (value: number) => number;
};

type PlotHeights = { readonly top: number; readonly base: number };

/** An axis from zero with about five ticks; `most` fixes its end, such as 1 for shares. */
export function plotScale(
  values: readonly number[],
  { top, base }: PlotHeights,
  most: number | undefined,
): PlotScale {
  const highest = Math.max(0, ...values);
  const least = Math.min(0, ...values);
  const step = most === undefined ? niceStep((highest - least) / 4) : most / 4;
  const to = most ?? Math.max(step, Math.ceil(highest / step) * step);
  const from = Math.floor(least / step) * step;
  const ticks = Array.from({ length: Math.round((to - from) / step) + 1 }, (_, at) => from + at * step);
  return { ticks, y: (value) => base - ((value - from) / (to - from)) * (base - top) };
}

/** 1, 2 or 5 times a power of ten, at least 1. */
function niceStep(raw: number): number {
  if (raw <= 1) return 1;
  const power = 10 ** Math.floor(Math.log10(raw));
  const factor = [1, 2, 5, 10].find((candidate) => candidate * power >= raw) ?? 10;
  return factor * power;
}

/**
 * Positions labels as close as possible to where they belong without overlap, keeping their order from top to bottom.
 */
export function spreadLabels(ideal: readonly number[], distance: number, bottom: number): readonly number[] {
  const order = ideal.map((_, at) => at).toSorted((a, b) => (ideal[a] ?? 0) - (ideal[b] ?? 0));
  const placed = [...ideal];
  let above = -Infinity;
  for (const at of order) {
    above = Math.max(placed[at] ?? 0, above + distance);
    placed[at] = above;
  }
  let below = bottom;
  for (const at of order.toReversed()) {
    placed[at] = Math.min(placed[at] ?? 0, below);
    below = (placed[at] ?? 0) - distance;
  }
  return placed;
}
