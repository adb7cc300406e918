/** One line of the table: a measurement and its budget. */
export type BenchRow = {
  readonly name: string;
  readonly measured: string;
  readonly budget: string;
  /** "said": has no budget and explains another line. */
  readonly verdict: "within" | "over" | "not measured" | "said";
};

/** A rate that must not fall below its budget. */
export function atLeast(name: string, value: number, budget: number, unit: string): BenchRow {
  return {
    name,
    measured: `${format(value)} ${unit}`.trim(),
    budget: `>= ${format(budget)} ${unit}`.trim(),
    verdict: value >= budget ? "within" : "over",
  };
}

/** A ratio, time or size that must not rise above its budget. */
export function atMost(name: string, value: number, budget: number, unit: string): BenchRow {
  return {
    name,
    measured: `${format(value)} ${unit}`.trim(),
    budget: `<= ${format(budget)} ${unit}`.trim(),
    verdict: value <= budget ? "within" : "over",
  };
}

function format(value: number): string {
  return value >= 100 ? Math.round(value).toLocaleString("en-GB") : value.toFixed(2);
}

export function printTable(rows: readonly BenchRow[]): void {
  printColumns(["name", "measured", "budget", "verdict"], rows);
}

/** Prints one line per row; each column is as wide as its widest cell. */
export function printColumns<Column extends string>(
  columns: readonly Column[],
  rows: readonly Readonly<Record<Column, string>>[],
): void {
  const widths = columns.map((column) => Math.max(column.length, ...rows.map((row) => row[column].length)));
  const line = (cells: readonly string[]): string =>
    cells
      .map((cell, index) => cell.padEnd(widths[index] ?? 0))
      .join("  ")
      .trimEnd();
  console.log(line(columns));
  console.log(widths.map((width) => "-".repeat(width)).join("  "));
  for (const row of rows) console.log(line(columns.map((column) => row[column])));
}

export function median(values: readonly number[]): number {
  return quantileOf(0.5, values);
}

/** The value below which this share of the values lies: 0.95 is the p95. */
export function quantileOf(share: number, values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? 0;
}

/** How many times per second `work` runs, after a warm-up of a tenth of the time. */
export function ratePerSecond(seconds: number, work: () => unknown): number {
  const warmUntil = performance.now() + seconds * 100;
  while (performance.now() < warmUntil) work();
  const started = performance.now();
  const until = started + seconds * 1000;
  let count = 0;
  while (performance.now() < until) {
    work();
    count += 1;
  }
  return count / ((performance.now() - started) / 1000);
}
