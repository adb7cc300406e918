import type { Holds } from "../record-fields/index.ts";
import { wordSetsOfLists } from "../described-records/index.ts";

/** Lists of words that a column can use; translated where people read them. */
export const wordSets = [
  "income_category",
  "expense_category",
  "income_nature",
  "expense_nature",
  "method",
  "row_kind",
  "row_state",
  "property_type",
  "rental_mode",
  "property_status",
  "rentable_state",
  "lease_status",
  "action",
  "entity",
  "document_kind",
  "booking_state",
  "booking_money",
  "booking_conflict",
  "turnover_status",
  "payout_state",
  "pay_by",
  "metric",
  "section",
  "guest_role",
  "guest_sex",
  "guest_document",
  ...wordSetsOfLists,
] as const;
export type WordSet = (typeof wordSets)[number];

/** Records whose fields are defined in `domain/src/record-fields`, including columns of their list. */
export type DescribedRecord = "tenant" | "cleaner" | "booking";

/** Separates several words or names in one cell. */
export const CELL_SEPARATOR = "; ";

export type ExportColumn = {
  /** The stable English key that is its heading in a CSV (R-N01). */
  readonly key: string;
  readonly holds: Holds;
  /** For a `word`: its list. */
  readonly words?: WordSet;
  /** For a field of such a record: labelled as in its form. */
  readonly of?: DescribedRecord;
  /** Left out on paper, which has no room for it; only in the file. */
  readonly offPaper?: true;
  /** An amount that is not summed: a running balance, a ratio, amounts that recur at different intervals. */
  readonly unsummed?: true;
  /** Empty cells mean that there is no amount; in any other amount column they mean a missing rate. */
  readonly mayBeEmpty?: true;
};

/** Amounts and counts are numbers, days `2026-03-01`, months `2026-03`, times `2026-03-01 09:05`; null is an empty cell. */
export type ExportCell = string | number | null;

/**
 * What is summed separately from the rest of its table, named as on the screens: deposits belong to tenants (R-C13),
 * pass-through belongs to others (R-A09), and an opening balance is not rent of its period (R-C12).
 */
export const apartSums = ["deposits", "pass_through", "opening"] as const;
export type Apart = (typeof apartSums)[number];

export type ExportRow = {
  readonly cells: readonly ExportCell[];
  /** A sum of other rows, which is not summed with them. */
  readonly isTotal?: true;
  /** The separate sum it belongs to; absent = the landlord's own. */
  readonly apart?: Apart;
};

/** Separates the action and the kind of record in a cell of the words `action`. */
export const ACTION_SEPARATOR = " ";

/** R-N01: an instant of the wire as `2026-03-01 09:05`, in UTC. */
export function dayTime(instant: string): string {
  return instant.slice(0, 16).replace("T", " ");
}

/**
 * An amount of the wire, with all digits of its currency, as a cell in minor units: the inverse of `moneyText`, for
 * sums of any size.
 */
export function minorCell(amount: string): number {
  return Number(amount.replace(".", ""));
}

/** Whether people see a column. Ids are for programs only, and so is the base currency, which is in a heading. */
export function isShownColumn({ holds, offPaper }: Pick<ExportColumn, "holds" | "offPaper">): boolean {
  return holds !== "id" && holds !== "base_currency" && offPaper !== true;
}

/** Indexes of columns in the order of a spreadsheet, which people read: ids come last. */
export function columnsInSheet(columns: readonly ExportColumn[]): readonly number[] {
  const indexes = columns.map((_column, at) => at);
  const isId = (at: number) => columns[at]?.holds === "id";
  return [...indexes.filter((at) => !isId(at)), ...indexes.filter(isId)];
}

/** The columns, with those of the given keys not summed. */
export function withoutSums(
  columns: readonly ExportColumn[],
  ...keys: readonly string[]
): readonly ExportColumn[] {
  return columns.map((column) => (keys.includes(column.key) ? { ...column, unsummed: true } : column));
}

export type NamedColumn = readonly [key: string, holds: Holds, words?: WordSet];

/** Columns of a table, in order: `["date", "day"], ["category", "word", "income_category"]`. */
export function exportColumns(...columns: readonly NamedColumn[]): readonly ExportColumn[] {
  return columns.map(([key, holds, words]) => ({ key, holds, ...(words === undefined ? {} : { words }) }));
}
