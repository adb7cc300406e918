import type { Apart, ControlSum, ExportColumn, ExportRow } from "@keystead/domain/exports";
import type { Language } from "@keystead/domain/languages";

/** A table on paper, as it is handed to the thread that draws it: cells as they are, which are put into words there. */
export type ReportSheet = {
  readonly kind: "report";
  readonly language: Language;
  readonly title: string;
  /** Whose books. */
  readonly workspace: string;
  /** Period, properties, currency: what was asked for. */
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  readonly columns: readonly ExportColumn[];
  readonly labels: readonly string[];
  readonly rows: readonly ExportRow[];
  /** Of the rows, and of those that add up others. */
  readonly sums: readonly ControlSum[];
  readonly totals: readonly ControlSum[];
  readonly words: {
    readonly sum: string;
    /** Of what stands apart. */
    readonly apart: Readonly<Record<Apart, string>>;
    readonly ofTotals: string;
    /** In the place of an amount that no rate converts. */
    readonly noRate: string;
    /** With `{{page}}` and `{{pages}}`. */
    readonly foot: string;
  };
  /** Below the table: the rates it lacks. */
  readonly notes: readonly string[];
};
