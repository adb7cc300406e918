/**
 * What a column holds. `amount` is in the row's currency, `base` in its base currency, both in minor units; `word` is one of a list;
 * `months` are none or several; `time` is on the clock of a zone that stands beside it, or a day where no time is known.
 */
export type Holds =
  | "id"
  | "text"
  | "word"
  | "day"
  | "month"
  | "months"
  | "time"
  | "amount"
  | "base"
  | "rate"
  | "count"
  | "currency"
  | "base_currency";

/** Lists of words that a column can be of: each is said in the reader's language where people read it. */
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
  "place_state",
  "lease_status",
  "task_status",
  "task_priority",
  "action",
  "entity",
  "document_kind",
  "booking_state",
  "booking_money",
  "booking_conflict",
  "turnover_status",
  "payout_state",
  "pay_by",
  "channel",
  "campaign_state",
  "metric",
  "section",
  "guest_role",
  "guest_sex",
  "guest_document",
] as const;
export type WordSet = (typeof wordSets)[number];

/** The records whose fields are described once (`domain/src/record-fields`), columns of a list among them. */
export type DescribedRecord = "tenant";

/** Between several words, or names, in one cell. */
export const CELL_SEPARATOR = "; ";

export type ExportColumn = {
  /** The stable English key that heads it in a CSV (R-N01). */
  readonly key: string;
  readonly holds: Holds;
  /** Of a `word`: the list it is of. */
  readonly words?: WordSet;
  /** Of a field of such a record: it is called as in its form. */
  readonly of?: DescribedRecord;
  /** One of more columns than paper has room for: in the file alone. */
  readonly offPaper?: true;
  /** An amount that adds up to nothing: a running balance, a ratio, what comes back at unlike times. */
  readonly unsummed?: true;
  /** An amount that some rows do not have, which adds nothing; any other that is empty lacks its rate. */
  readonly mayBeEmpty?: true;
};

/** Amounts and counts are numbers, days `2026-03-01`, months `2026-03`, times `2026-03-01 09:05`; null is an empty cell. */
export type ExportCell = string | number | null;

/**
 * What is added up by itself beside the rest of its table, as the screens name it: deposits are the tenants' (R-C13), what passes through
 * is somebody else's (R-A09), and an opening balance is no rent of its period (R-C12).
 */
export const apartSums = ["deposits", "pass_through", "opening"] as const;
export type Apart = (typeof apartSums)[number];

export type ExportRow = {
  readonly cells: readonly ExportCell[];
  /** Sums of other rows, which are added up apart. */
  readonly isTotal?: true;
  /** What it is added up with; none = with what is of one's own. */
  readonly apart?: Apart;
};

/** Between what was done and to which kind of record, in a cell of the words `action`. */
export const ACTION_SEPARATOR = " ";

/** R-N01: an instant on the wire as `2026-03-01 09:05`, by the clock of UTC. */
export function dayTime(instant: string): string {
  return instant.slice(0, 16).replace("T", " ");
}

/** An amount as the wire has it, with all digits of its currency, as a cell: the inverse of `formatMoney`, for sums of any size. */
export function minorCell(amount: string): number {
  return Number(amount.replace(".", ""));
}

/** Whether a column is shown to people: what only leads to records, or stands in a heading, is for programs. */
export function isShownColumn({ holds, offPaper }: Pick<ExportColumn, "holds" | "offPaper">): boolean {
  return holds !== "id" && holds !== "base_currency" && offPaper !== true;
}

/** The places of columns in the order of a sheet, which people read: what only leads to records stands last. */
export function placesInSheet(columns: readonly ExportColumn[]): readonly number[] {
  const places = columns.map((_column, at) => at);
  const isId = (at: number) => columns[at]?.holds === "id";
  return [...places.filter((at) => !isId(at)), ...places.filter(isId)];
}

/** The columns, those of some keys without a sum. */
export function withoutSums(
  columns: readonly ExportColumn[],
  ...keys: readonly string[]
): readonly ExportColumn[] {
  return columns.map((column) => (keys.includes(column.key) ? { ...column, unsummed: true } : column));
}

export type NamedColumn = readonly [key: string, holds: Holds, words?: WordSet];

/** Columns of a table, in their order: `["date", "day"], ["category", "word", "income_category"]`. */
export function exportColumns(...columns: readonly NamedColumn[]): readonly ExportColumn[] {
  return columns.map(([key, holds, words]) => ({ key, holds, ...(words === undefined ? {} : { words }) }));
}
