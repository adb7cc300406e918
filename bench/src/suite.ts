import type { BenchRow } from "./bench-table.ts";

export type SuiteOptions = {
  /** Runs only the parts of a suite whose name contains one of these texts; empty means all. */
  readonly only: readonly string[];
  readonly freezeSeconds: number;
};

export type Suite = (options: SuiteOptions) => readonly BenchRow[] | Promise<readonly BenchRow[]>;
