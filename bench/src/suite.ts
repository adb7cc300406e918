import type { BenchRow } from "./bench-table.ts";

export type SuiteOptions = {
  /** Only the parts of a suite with these words in their name; empty = all. */
  readonly only: readonly string[];
  readonly freezeSeconds: number;
};

export type Suite = (options: SuiteOptions) => readonly BenchRow[] | Promise<readonly BenchRow[]>;
