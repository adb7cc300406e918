import type { CellIssue, CellReading } from "../reading/read-cell.ts";
import type { HistoryColumn, HistoryTable, PastedTable } from "./history-tables.ts";
import type { HistoryIssue, RowOrigin } from "./known-history.ts";

/** A row with its cells by meaning; collects the issues found in it. */
export type RowReader = {
  readonly origin: RowOrigin;
  readonly text: (column: HistoryColumn) => string;
  /** The value of a cell; null where it is empty or invalid, which is added to the issues. */
  readonly take: <Value>(column: HistoryColumn, reading: CellReading<Value>) => Value | null;
  readonly refuse: (column: HistoryColumn, code: CellIssue) => void;
  /** Whether no issue was found so far. */
  readonly isSound: () => boolean;
};

/** The non-empty rows of all tables of one kind; their issues are added to `issues`. */
export function rowsOfKind(
  tables: readonly PastedTable[],
  kind: HistoryTable,
  issues: HistoryIssue[],
): readonly RowReader[] {
  return tables.flatMap((pasted, table) =>
    pasted.table === kind
      ? pasted.rows.flatMap((_row, row) => {
          const reader = readerOf(pasted, { table, row }, issues);
          return reader === null ? [] : [reader];
        })
      : [],
  );
}

function readerOf(pasted: PastedTable, origin: RowOrigin, issues: HistoryIssue[]): RowReader | null {
  const cells = pasted.rows[origin.row] ?? [];
  if (pasted.columns.every((column, at) => column === "ignored" || (cells[at] ?? "").trim() === ""))
    return null;
  let sound = true;
  const text = (column: HistoryColumn): string => cells[pasted.columns.indexOf(column)]?.trim() ?? "";
  const refuse = (column: HistoryColumn, code: CellIssue): void => {
    sound = false;
    issues.push({ ...origin, column, code, text: text(column) });
  };
  return {
    origin,
    text,
    refuse,
    isSound: () => sound,
    take: (column, reading) => {
      if (reading.state === "wrong") refuse(column, reading.code);
      return reading.state === "read" ? reading.value : null;
    },
  };
}
