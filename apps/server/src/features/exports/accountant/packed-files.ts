import type { MissingRateView } from "@keystead/contract/fx";
import type { ControlSum } from "@keystead/domain/exports";

import type { StoredReceipt } from "./receipts-store.ts";

/** A file of the archive as it was packed. */
export type PackedFile = { readonly name: string; readonly bytes: number; readonly sha256: string };

/** The totals of a report of the archive. */
export type ReportSums = {
  readonly title: string;
  readonly labels: readonly string[];
  readonly rows: number;
  readonly sums: readonly (ControlSum & { readonly isOfTotals: boolean })[];
  /** Rates without which totals are withheld (R-B05). */
  readonly missing: readonly MissingRateView[];
  readonly files: readonly PackedFile[];
  /** True if the report has more rows than a PDF may have. */
  readonly isTooLong: boolean;
};

/** A receipt under its name in the archive; without a file if its bytes are missing from the store. */
export type PackedReceipt = {
  readonly of: StoredReceipt;
  readonly name: string;
  readonly file: PackedFile | null;
};
