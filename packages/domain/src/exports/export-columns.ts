/** What a column holds. `amount` is in the row's currency, `base` in its base currency, both in minor units; `word` is one of a list. */
export type Holds =
  | "id"
  | "text"
  | "word"
  | "day"
  | "month"
  | "amount"
  | "base"
  | "rate"
  | "count"
  | "currency"
  | "base_currency";

export type ExportColumn = {
  /** The stable English key that heads it in a CSV (R-N01). */
  readonly key: string;
  readonly holds: Holds;
  /** An amount that is a running balance, which nobody adds up. */
  readonly running?: true;
};

/** Amounts and counts are numbers, days `2026-03-01`, months `2026-03`; null is an empty cell. */
export type ExportCell = string | number | null;

export type ExportRow = {
  readonly cells: readonly ExportCell[];
  /** Sums of other rows, which are added up apart. */
  readonly isTotal?: true;
};

/** Columns of a table, in their order: `["id", "id"], ["date", "day"]`. */
export function exportColumns(
  ...columns: readonly (readonly [key: string, holds: Holds])[]
): readonly ExportColumn[] {
  return columns.map(([key, holds]) => ({ key, holds }));
}
