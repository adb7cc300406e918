import type { ColumnOf } from "@keystead/domain/spreadsheet";

import type { Grid, SheetTitles } from "./grid.ts";
import type { CellAction, CellNote } from "./sheet-cell.tsx";
import type { LineReading } from "./work.ts";

export type Edit<Kind extends string> = (change: (grid: Grid<Kind>) => Grid<Kind>) => void;

/** A line of a list, with what is known around it. */
export type LineOf<Reading, Context, Kind extends string> = {
  readonly row: number;
  readonly reading: Reading;
  readonly context: Context;
  /** Always the same function, or every line is drawn again with each key. */
  readonly onEdit: Edit<Kind>;
};

/** What is said below the cells of one line, and offered; asked of no blank line. */
export type CellTalk<Kind extends string> = {
  /** What an empty cell counts as, to stand in it in grey. */
  readonly assumedOf: (column: Kind) => string | null;
  readonly notesOf: (column: Kind, text: string) => readonly CellNote[];
  readonly actionsOf: (column: Kind, index: number) => readonly CellAction[];
};

/** What a list is of: properties with their leases, or the records of a book. Drawn and pasted into in one way. */
export type SheetKind<Kind extends string, Reading extends LineReading<Kind>, Context extends LineContext> = {
  readonly titles: SheetTitles<Kind>;
  readonly numeric: readonly Kind[];
  readonly useTitleOf: () => (column: ColumnOf<Kind>) => string;
  readonly useCellTalk: (line: LineOf<Reading, Context, Kind>) => CellTalk<Kind>;
};

/** Compared one by one: what is the same draws no line anew. */
export type LineContext = {
  /** Titles that name a currency speak of all their rows. */
  readonly onCurrency: (currency: string) => void;
};
