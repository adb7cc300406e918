import { bookingColumnKinds } from "../columns/booking-columns.ts";
import { recordColumnKinds } from "../columns/record-columns.ts";
import type { ColumnOf } from "../columns/header-words.ts";
import { titledCurrency } from "../named-currency.ts";
import { readBookingSheet } from "../reading/read-booking-sheet.ts";
import { readRecordSheet } from "../reading/read-record-sheet.ts";
import type { CellReading } from "../reading/read-cell.ts";
import type { HistoryColumn, HistoryTable, PastedTable } from "./history-tables.ts";
import type { HistoryIssue, HistoryRules, HistoryProperty, RowOrigin, WithOrigins } from "./known-history.ts";

/** Reads bookings and records, each table like a list of its own; a property that is let by the month has no guests. */
export function readBookingsAndRecords(
  tables: readonly PastedTable[],
  { properties, ...rules }: HistoryRules & { readonly properties: readonly HistoryProperty[] },
  issues: HistoryIssue[],
): Pick<WithOrigins, "bookings" | "income" | "expenses"> {
  const nightly = properties.filter(({ mode }) => mode === "daily");
  const onlyOf = (among: readonly HistoryProperty[]) => (among.length === 1 ? (among[0]?.id ?? "") : "");
  const each = <Line>(kind: HistoryTable, read: (pasted: PastedTable) => readonly ReadRow<Line>[]) =>
    tables.flatMap((pasted, table) =>
      pasted.table === kind ? linesOf(read(pasted), { pasted, table }, issues) : [],
    );
  const records = (book: "income" | "expense") => (pasted: PastedTable) =>
    readRecordSheet(pasted.rows, meant(pasted, recordColumnKinds), {
      ...rules,
      book,
      properties,
      shared: {
        propertyId: onlyOf(properties),
        category: "",
        method: "bank_transfer",
        currency: titledAt(pasted, "amount"),
      },
    }).rows;
  return {
    bookings: each(
      "bookings",
      (pasted) =>
        readBookingSheet(pasted.rows, meant(pasted, bookingColumnKinds), {
          ...rules,
          properties: nightly,
          propertyId: onlyOf(nightly),
          currency: titledAt(pasted, "rate"),
        }).rows,
    ),
    income: each("income", records("income")),
    expenses: each("expenses", records("expense")),
  };
}

type ReadRow<Line> =
  | { readonly state: "blank" }
  | {
      readonly state: "ready" | "attention";
      readonly cells: { readonly [Column in HistoryColumn]?: CellReading<unknown> };
      readonly line: Line | null;
    };

function linesOf<Line>(
  rows: readonly ReadRow<Line>[],
  { pasted, table }: { readonly pasted: PastedTable; readonly table: number },
  issues: HistoryIssue[],
): readonly (Line & { readonly origin: RowOrigin })[] {
  return rows.flatMap((read, row) => {
    if (read.state === "blank") return [];
    for (const column of columnsOf(read.cells)) {
      const cell = read.cells[column];
      const text = pasted.rows[row]?.[pasted.columns.indexOf(column)] ?? "";
      if (cell?.state === "wrong") issues.push({ table, row, column, code: cell.code, text });
    }
    return read.line === null ? [] : [{ ...read.line, origin: { table, row } }];
  });
}

function columnsOf(cells: { readonly [Column in HistoryColumn]?: unknown }): readonly HistoryColumn[] {
  const columns: HistoryColumn[] = [];
  let column: HistoryColumn;
  for (column in cells) columns.push(column);
  return columns;
}

/** The table's columns, for the reader of a list of this kind. */
function meant<Kind extends HistoryColumn>(
  { columns }: PastedTable,
  kinds: readonly Kind[],
): readonly ColumnOf<Kind>[] {
  return columns.map((column) => kinds.find((kind) => kind === column) ?? "ignored");
}

function titledAt({ titles, columns }: PastedTable, column: HistoryColumn) {
  return titledCurrency(titles[columns.indexOf(column)]);
}
