import {
  type ColumnOf,
  isBlankRow,
  MOST_LINES,
  splitCells,
  titledCurrency,
} from "@keystead/domain/spreadsheet";

/** The content of the grid, as text: nothing is lost however it is read. */
export type Grid<Kind extends string> = {
  /** The possible meanings of its columns, in default order. */
  readonly kinds: readonly Kind[];
  readonly columns: readonly ColumnOf<Kind>[];
  /** Each as long as `columns`. */
  readonly rows: readonly (readonly string[])[];
  /** Rows of the last paste that did not fit. */
  readonly leftOut: number;
};

export type CellPosition = { readonly row: number; readonly column: number };

const FIRST_ROWS = 10;

export function emptyGrid<Kind extends string>(kinds: readonly Kind[]): Grid<Kind> {
  return { kinds, columns: kinds, rows: blankRows(FIRST_ROWS, kinds.length), leftOut: 0 };
}

type Rows = readonly (readonly string[])[];

export function isEmptyGrid({ rows }: { readonly rows: Rows }): boolean {
  return rows.every(isBlankRow);
}

/** A range copied from a spreadsheet. */
export type Range<Kind extends string> = {
  /** Without the row of titles. */
  readonly cells: readonly (readonly string[])[];
  readonly titles: readonly ColumnOf<Kind>[] | null;
  /** The currency in the title of the money column. */
  readonly currency: string | null;
};

/** How the titles of a sheet are read, and which of its columns holds money. */
export type SheetTitles<Kind extends string> = {
  readonly recognise: (cells: readonly string[]) => readonly ColumnOf<Kind>[] | null;
  readonly money: Kind;
};

/** Null for a single cell or no text: that is plain typing. */
export function rangeOf<Kind extends string>(
  text: string,
  { recognise, money }: SheetTitles<Kind>,
): Range<Kind> | null {
  const cells = splitCells(text);
  const [first] = cells;
  if (first === undefined || (cells.length === 1 && first.length === 1)) return null;
  const titles = recognise(first);
  if (titles === null) return { cells, titles, currency: null };
  return { cells: cells.slice(1), titles, currency: titledCurrency(first[titles.indexOf(money)]) };
}

/**
 * Pastes the range with its top left corner on one cell. Titles fill no row: on an empty grid they name the columns, on
 * one with rows they say which of the named columns the cells belong to. Missing columns are added without a meaning,
 * missing rows up to the limit of one request.
 */
export function pasteInto<Kind extends string>(
  grid: Grid<Kind>,
  at: CellPosition,
  { cells, titles }: Range<Kind>,
): Grid<Kind> {
  if (titles === null) return putDown(grid, at, cells);
  if (isEmptyGrid(grid)) {
    const columns = [...titles, ...grid.kinds.filter((kind) => !titles.includes(kind))];
    const fresh = { ...grid, leftOut: 0, columns, rows: blankRows(FIRST_ROWS, columns.length) };
    return putDown(fresh, { row: 0, column: 0 }, cells);
  }
  const missing = titles.filter((title) => title !== "ignored" && !grid.columns.includes(title));
  const columns = [...grid.columns, ...missing];
  const sorted = cells.map((line) =>
    columns.map((column) => (column === "ignored" ? "" : (line[titles.indexOf(column)] ?? ""))),
  );
  return putDown({ ...grid, columns }, { row: at.row, column: 0 }, sorted);
}

function putDown<Kind extends string>(grid: Grid<Kind>, at: CellPosition, cells: Rows): Grid<Kind> {
  const width = Math.max(0, ...cells.map(({ length }) => length));
  const columns = widened(grid.columns, at.column + width);
  const fitting = cells.slice(0, MOST_LINES - at.row);
  const rows = grown(grid.rows, at.row + fitting.length, columns.length).map((old, index) => {
    const line = fitting[index - at.row];
    if (line === undefined) return old;
    return old.map((text, column) =>
      column < at.column || column >= at.column + width ? text : (line[column - at.column] ?? ""),
    );
  });
  return {
    ...grid,
    columns,
    rows,
    leftOut: cells.slice(fitting.length).filter((line) => !isBlankRow(line)).length,
  };
}

/** Below the filled rows, for a range pasted without a chosen cell. */
export function nextFreeRow({ rows }: { readonly rows: Rows }): number {
  return rows.findLastIndex((row) => !isBlankRow(row)) + 1;
}

export function writeCell<Kind extends string>(grid: Grid<Kind>, at: CellPosition, text: string): Grid<Kind> {
  const rows = grid.rows.map((row, index) => (index === at.row ? row.with(at.column, text) : row));
  return { ...grid, rows };
}

/** Each meaning belongs to one column: the column that had it gets the meaning that is now free. */
export function nameColumn<Kind extends string>(
  grid: Grid<Kind>,
  index: number,
  column: ColumnOf<Kind>,
): Grid<Kind> {
  const before = grid.columns[index] ?? "ignored";
  const held = column === "ignored" ? -1 : grid.columns.indexOf(column);
  const freed = held === -1 ? grid.columns : grid.columns.with(held, before);
  return { ...grid, columns: freed.with(index, column) };
}

export function addRows<Kind extends string>(grid: Grid<Kind>): Grid<Kind> {
  const count = Math.min(grid.rows.length + FIRST_ROWS, MOST_LINES);
  return { ...grid, rows: grown(grid.rows, count, grid.columns.length) };
}

/** Removes the rows that were created; the rest move up under the same titles. */
export function withoutRows<Kind extends string>(grid: Grid<Kind>, removed: ReadonlySet<number>): Grid<Kind> {
  const left = grid.rows.filter((row, index) => !removed.has(index) && !isBlankRow(row));
  return { ...grid, rows: grown(left, FIRST_ROWS, grid.columns.length), leftOut: 0 };
}

/** Empties some cells of one row, whatever their columns mean. */
export function withoutCells<Kind extends string>(
  grid: Grid<Kind>,
  row: number,
  removed: readonly ColumnOf<Kind>[],
): Grid<Kind> {
  const rows = grid.rows.map((cells, index) =>
    index === row
      ? cells.map((text, column) => (removed.includes(grid.columns[column] ?? "ignored") ? "" : text))
      : cells,
  );
  return { ...grid, rows };
}

function widened<Kind extends string>(
  columns: readonly ColumnOf<Kind>[],
  width: number,
): readonly ColumnOf<Kind>[] {
  const more = Math.max(0, width - columns.length);
  return [...columns, ...Array.from({ length: more }, (): ColumnOf<Kind> => "ignored")];
}

function grown(rows: Rows, count: number, width: number): Rows {
  const wide = rows.map((row) => [...row, ...blankRow(width - row.length)]);
  return [...wide, ...blankRows(count - rows.length, width)];
}

function blankRows(count: number, width: number): Rows {
  return Array.from({ length: Math.max(0, count) }, () => blankRow(width));
}

function blankRow(width: number): readonly string[] {
  return Array.from({ length: Math.max(0, width) }, () => "");
}
