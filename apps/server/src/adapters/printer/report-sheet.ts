import type { Apart, ControlSum, ExportColumn, ExportRow } from "@keystead/domain/exports";
import type { Language } from "@keystead/domain/languages";

/** A table for paper, as it is passed to the thread that draws it: raw cells, which that thread formats. */
export type ReportSheet = {
  readonly kind: "report";
  readonly language: Language;
  readonly title: string;
  /** The workspace whose books these are. */
  readonly workspace: string;
  /** Period, properties, currency: the filters of the report. */
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  readonly columns: readonly ExportColumn[];
  readonly labels: readonly string[];
  readonly rows: readonly ExportRow[];
  /** `sums` of the rows, `totals` of the rows that are themselves totals. */
  readonly sums: readonly ControlSum[];
  readonly totals: readonly ControlSum[];
  readonly words: {
    readonly sum: string;
    /** For the sums of each `Apart` group. */
    readonly apart: Readonly<Record<Apart, string>>;
    readonly ofTotals: string;
    /** Shown in place of an amount for which there is no rate. */
    readonly noRate: string;
    /** Contains `{{page}}` and `{{pages}}`. */
    readonly foot: string;
  };
  /** Shown below the table: the missing rates. */
  readonly notes: readonly string[];
};
