/** Possible separators between cells: the first is that of the clipboard, the others are those of files. */
export const cellSeparators = ["\t", ";", ",", "|"] as const;
export type CellSeparator = (typeof cellSeparators)[number];

/**
 * Splits the clipboard text of a spreadsheet, or a CSV file, into rows of cells: cells are separated by `separator`,
 * rows by line ends of any system, and cells that contain either or quotes are in double quotes with inner quotes
 * doubled. Line breaks inside a cell become spaces; empty rows and trailing empty cells are dropped.
 */
export function splitCells(text: string, separator: CellSeparator = "\t"): readonly (readonly string[])[] {
  const rows = splitRows(text, separator).map(({ cells }) => withoutEmptyEnd(cells, (last) => last === ""));
  return withoutEmptyEnd(rows, (last) => last.length === 0);
}

/** A row as written, including trailing empty cells, and its text with all quotes. */
export type WrittenRow = { readonly cells: readonly string[]; readonly text: string };

/** The same rows with every written cell: their number tells whether the separator is the right one. */
export function splitRows(text: string, separator: CellSeparator): readonly WrittenRow[] {
  const marks = MARKS[separator];
  const rows: WrittenRow[] = [];
  let cells: string[] = [];
  let begin = 0;
  let at = 0;
  while (at <= text.length) {
    const { cell, end } = cellAt(text, at, marks);
    cells.push(onOneLine(cell));
    const mark = text[end];
    at = end + (mark === "\r" && text[end + 1] === "\n" ? 2 : 1);
    if (mark === separator) continue;
    rows.push({ cells, text: text.slice(begin, end) });
    cells = [];
    begin = at;
  }
  return rows;
}

/** Blank rows are ignored, wherever they are. */
export function isBlankRow(row: readonly string[]): boolean {
  return row.every((cell) => cell.trim() === "");
}

function cellAt(
  text: string,
  start: number,
  { quoted, mark }: Marks,
): { readonly cell: string; readonly end: number } {
  if (text[start] === '"') {
    quoted.lastIndex = start;
    const found = quoted.exec(text);
    if (found !== null) return { cell: (found[1] ?? "").replaceAll('""', '"'), end: quoted.lastIndex };
  }
  mark.lastIndex = start;
  const end = mark.exec(text)?.index ?? text.length;
  return { cell: text.slice(start, end), end };
}

type Marks = { readonly quoted: RegExp; readonly mark: RegExp };

/** A quote that is never closed, or closed in the middle of a cell, is an ordinary character. */
const MARKS: Readonly<Record<CellSeparator, Marks>> = {
  "\t": { quoted: /"((?:[^"]|"")*)"(?=[\t\r\n]|$)/y, mark: /[\t\r\n]/g },
  ";": { quoted: /"((?:[^"]|"")*)"(?=[;\r\n]|$)/y, mark: /[;\r\n]/g },
  ",": { quoted: /"((?:[^"]|"")*)"(?=[,\r\n]|$)/y, mark: /[,\r\n]/g },
  "|": { quoted: /"((?:[^"]|"")*)"(?=[|\r\n]|$)/y, mark: /[|\r\n]/g },
};

function onOneLine(cell: string): string {
  return cell.replaceAll(/\s+/g, " ").trim();
}

function withoutEmptyEnd<Item>(items: readonly Item[], isEmpty: (item: Item) => boolean): Item[] {
  return items.slice(0, items.findLastIndex((item) => !isEmpty(item)) + 1);
}
