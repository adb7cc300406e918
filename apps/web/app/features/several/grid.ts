import {
  type Column,
  columnKinds,
  isBlankRow,
  MOST_LINES,
  recogniseHeader,
  splitCells,
  titledCurrency,
} from "@keystead/domain/spreadsheet";

/** What stands in the grid, as text: nothing is lost however it is read. */
export type Grid = {
  readonly columns: readonly Column[];
  /** Each as long as `columns`. */
  readonly rows: readonly (readonly string[])[];
  /** Rows of the last paste that found no room. */
  readonly leftOut: number;
};

export type Place = { readonly row: number; readonly column: number };

const FIRST_ROWS = 10;

export const emptyGrid: Grid = {
  columns: columnKinds,
  rows: blankRows(FIRST_ROWS, columnKinds.length),
  leftOut: 0,
};

export function isEmptyGrid(grid: Grid): boolean {
  return grid.rows.every(isBlankRow);
}

/** What was copied from a spreadsheet. */
export type Range = {
  /** Without the row of titles. */
  readonly cells: readonly (readonly string[])[];
  readonly titles: readonly Column[] | null;
  /** What the titles say that the rents are in. */
  readonly currency: string | null;
};

/** Null for a single cell or nothing: that is plain typing. */
export function rangeOf(text: string): Range | null {
  const cells = splitCells(text);
  const [first] = cells;
  if (first === undefined || (cells.length === 1 && first.length === 1)) return null;
  const titles = recogniseHeader(first);
  if (titles === null) return { cells, titles, currency: null };
  return { cells: cells.slice(1), titles, currency: titledCurrency(first) };
}

/**
 * The range put down with its corner on one cell. Titles fill no row: on an empty grid they name the columns, on one with rows they
 * say under which of the named columns the cells belong. More columns than the grid has are added without a meaning, more rows up to
 * what one request takes.
 */
export function pasteInto(grid: Grid, at: Place, { cells, titles }: Range): Grid {
  if (titles === null) return putDown(grid, at, cells);
  if (isEmptyGrid(grid)) {
    const columns = [...titles, ...columnKinds.filter((kind) => !titles.includes(kind))];
    const fresh = { ...emptyGrid, columns, rows: blankRows(FIRST_ROWS, columns.length) };
    return putDown(fresh, { row: 0, column: 0 }, cells);
  }
  const missing = titles.filter((title) => title !== "ignored" && !grid.columns.includes(title));
  const columns = [...grid.columns, ...missing];
  const sorted = cells.map((line) =>
    columns.map((column) => (column === "ignored" ? "" : (line[titles.indexOf(column)] ?? ""))),
  );
  return putDown({ ...grid, columns }, { row: at.row, column: 0 }, sorted);
}

function putDown(grid: Grid, at: Place, cells: Grid["rows"]): Grid {
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

/** Below what is filled, for a range that no cell was chosen for. */
export function nextFreeRow({ rows }: Grid): number {
  return rows.findLastIndex((row) => !isBlankRow(row)) + 1;
}

export function writeCell(grid: Grid, at: Place, text: string): Grid {
  const rows = grid.rows.map((row, index) => (index === at.row ? row.with(at.column, text) : row));
  return { ...grid, rows };
}

/** The column that had the meaning gets the one that is free now: each meaning stands over one column. */
export function nameColumn(grid: Grid, index: number, column: Column): Grid {
  const before = grid.columns[index] ?? "ignored";
  const held = column === "ignored" ? -1 : grid.columns.indexOf(column);
  const freed = held === -1 ? grid.columns : grid.columns.with(held, before);
  return { ...grid, columns: freed.with(index, column) };
}

export function addRows(grid: Grid): Grid {
  const count = Math.min(grid.rows.length + FIRST_ROWS, MOST_LINES);
  return { ...grid, rows: grown(grid.rows, count, grid.columns.length) };
}

/** Without the rows that were created; those that are left move up under the same titles. */
export function withoutRows(grid: Grid, gone: ReadonlySet<number>): Grid {
  const left = grid.rows.filter((row, index) => !gone.has(index) && !isBlankRow(row));
  return { ...grid, rows: grown(left, FIRST_ROWS, grid.columns.length), leftOut: 0 };
}

/** Only what belongs to the lease is emptied: the line makes the property alone. */
export function withoutLease(grid: Grid, row: number): Grid {
  const ofLease: readonly Column[] = ["tenant", "rent", "paymentDay", "startsOn"];
  const rows = grid.rows.map((cells, index) =>
    index === row
      ? cells.map((text, column) => (ofLease.includes(grid.columns[column] ?? "ignored") ? "" : text))
      : cells,
  );
  return { ...grid, rows };
}

function widened(columns: readonly Column[], width: number): readonly Column[] {
  const more = Math.max(0, width - columns.length);
  return [...columns, ...Array.from({ length: more }, (): Column => "ignored")];
}

function grown(rows: Grid["rows"], count: number, width: number): Grid["rows"] {
  const wide = rows.map((row) => [...row, ...blankRow(width - row.length)]);
  return [...wide, ...blankRows(count - rows.length, width)];
}

function blankRows(count: number, width: number): Grid["rows"] {
  return Array.from({ length: Math.max(0, count) }, () => blankRow(width));
}

function blankRow(width: number): readonly string[] {
  return Array.from({ length: Math.max(0, width) }, () => "");
}
