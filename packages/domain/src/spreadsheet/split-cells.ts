/**
 * What a spreadsheet puts on the clipboard, as rows of cells: tabs between cells, line ends of any system between rows, cells
 * with tabs, line ends or quotes in them in double quotes with inner quotes doubled. A cell keeps to one line here; empty rows
 * and cells at the end are dropped.
 */
export function splitCells(text: string): readonly (readonly string[])[] {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  while (at <= text.length) {
    const { cell, end } = cellAt(text, at);
    row.push(onOneLine(cell));
    const mark = text[end];
    if (mark !== "\t") {
      rows.push(withoutEmptyEnd(row, (last) => last === ""));
      row = [];
    }
    at = end + (mark === "\r" && text[end + 1] === "\n" ? 2 : 1);
  }
  return withoutEmptyEnd(rows, (last) => last.length === 0);
}

/** Rows that hold nothing are no rows, wherever they stand. */
export function isBlankRow(row: readonly string[]): boolean {
  return row.every((cell) => cell.trim() === "");
}

function cellAt(text: string, start: number): { readonly cell: string; readonly end: number } {
  if (text[start] === '"') {
    QUOTED.lastIndex = start;
    const found = QUOTED.exec(text);
    if (found !== null) return { cell: (found[1] ?? "").replaceAll('""', '"'), end: QUOTED.lastIndex };
  }
  MARK.lastIndex = start;
  const end = MARK.exec(text)?.index ?? text.length;
  return { cell: text.slice(start, end), end };
}

/** A quote that is never closed, or closed in the middle of a cell, is a sign like any other. */
const QUOTED = /"((?:[^"]|"")*)"(?=[\t\r\n]|$)/y;
const MARK = /[\t\r\n]/g;

function onOneLine(cell: string): string {
  return cell.replaceAll(/\s+/g, " ").trim();
}

function withoutEmptyEnd<Item>(items: readonly Item[], isEmpty: (item: Item) => boolean): Item[] {
  return items.slice(0, items.findLastIndex((item) => !isEmpty(item)) + 1);
}
