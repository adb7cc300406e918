import type { MissingRateView } from "@keystead/contract/fx";
import type { ControlSum } from "@keystead/domain/exports";

import type { StoredReceipt } from "./receipts-store.ts";

/** A file of the archive as it was packed. */
export type PackedFile = { readonly name: string; readonly bytes: number; readonly sha256: string };

/** What a report of the archive comes to. */
export type ReportSums = {
  readonly title: string;
  readonly labels: readonly string[];
  readonly rows: number;
  readonly sums: readonly (ControlSum & { readonly isOfTotals: boolean })[];
  /** Rates without which totals are withheld (R-B05). */
  readonly missing: readonly MissingRateView[];
  readonly files: readonly PackedFile[];
  /** It has more rows than paper holds. */
  readonly isTooLong: boolean;
};

/** A receipt under the name it has in the archive; without a file where its bytes were gone. */
export type PackedReceipt = {
  readonly of: StoredReceipt;
  readonly name: string;
  readonly file: PackedFile | null;
};
