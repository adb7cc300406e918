import { cellSeparators, isBlankRow, splitRows } from "../split-cells.ts";
import type { CellSeparator } from "../split-cells.ts";
import { historyColumnsOf } from "./history-tables.ts";
import type { PastedTable } from "./history-tables.ts";
import { bookOf, likeliestTable, recogniseTable } from "./history-titles.ts";

type Row = { readonly cells: readonly string[]; readonly line: number };

/**
 * Splits pasted text into tables. Each begins with its row of titles, which only the first table may lack; after a
 * blank row, titles begin another table. A single cell above the titles is the table's name and not one of its rows.
 */
export function splitTables(text: string): readonly PastedTable[] {
  const tables: { readonly head: Row; readonly rows: Row[] }[] = [];
  const rows = rowsIn(text);
  let isFresh = true;
  for (const [at, row] of rows.entries()) {
    if (isBlankRow(row.cells)) {
      isFresh = true;
      // Blank rows are kept, so that rows are still counted from the titles.
      tables.at(-1)?.rows.push(row);
      continue;
    }
    const next = rows.slice(at + 1, at + 3).find(({ cells }) => !isBlankRow(cells));
    if (isFresh && isCaption(row) && next !== undefined && beginsTable(next)) continue;
    const current = tables.at(-1);
    if (current === undefined || (isFresh && beginsTable(row))) tables.push({ head: row, rows: [] });
    else current.rows.push(row);
    isFresh = false;
  }
  return tables.map(({ head, rows: own }) => tableOf(head, own));
}

function tableOf(head: Row, rows: readonly Row[]): PastedTable {
  const found = recogniseTable(head.cells);
  const cells = rows.map((row) => row.cells);
  if (found === null && looksLikeTitles(head, rows))
    return { ...likeliestTable(head.cells), titles: head.cells, rows: cells, firstLine: head.line + 1 };
  if (found === null) {
    const all = [head.cells, ...cells];
    const width = Math.max(...all.map(({ length }) => length));
    const columns = Array.from({ length: width }, () => "ignored" as const);
    return { table: "properties", titles: [], columns, rows: all, firstLine: head.line };
  }
  const { columns } = found;
  const table = found.table === "expenses" ? bookOf(cells, columns) : found.table;
  const known: readonly string[] = historyColumnsOf[table];
  return {
    table,
    titles: head.cells,
    columns: columns.map((column) => (known.includes(column) ? column : "ignored")),
    rows: cells,
    firstLine: head.line + 1,
  };
}

/** Words above rows with figures are titles, even if they are unknown. */
function looksLikeTitles({ cells }: Row, rows: readonly Row[]): boolean {
  const hasFigure = (row: readonly string[]) => row.some((cell) => /\d/.test(cell));
  return cells.length > 1 && !hasFigure(cells) && rows.some((row) => hasFigure(row.cells));
}

function beginsTable({ cells }: Row): boolean {
  return cells.filter((cell) => cell !== "").length > 1 && recogniseTable(cells) !== null;
}

function isCaption({ cells }: Row): boolean {
  return cells.filter((cell) => cell !== "").length === 1;
}

function rowsIn(text: string): readonly Row[] {
  return splitRows(text, separatorIn(text)).map(({ cells }, index) => ({
    cells: cells.map((cell) => cell.trim()),
    line: index + 1,
  }));
}

/** A tab where there is one; else the separator that makes most cells of the first lines. */
function separatorIn(text: string): CellSeparator {
  if (text.includes("\t")) return "\t";
  const begin = text.split(/\r?\n/).slice(0, 5).join("\n");
  const counts = cellSeparators.map((separator) => ({ separator, count: begin.split(separator).length }));
  return counts.reduce((best, each) => (each.count > best.count ? each : best)).separator;
}
