import type { ColumnOf } from "@keystead/domain/spreadsheet";

import type { Grid, SheetTitles } from "./grid.ts";
import type { CellAction, CellNote } from "./sheet-cell.tsx";
import type { LineReading } from "./first-problem.ts";

export type Edit<Kind extends string> = (change: (grid: Grid<Kind>) => Grid<Kind>) => void;

/** A line of a list with its context. */
export type LineOf<Reading, Context, Kind extends string> = {
  readonly row: number;
  readonly reading: Reading;
  readonly context: Context;
  /** A stable function: otherwise every line renders at each keystroke. */
  readonly onEdit: Edit<Kind>;
};

/** Notes and suggestions below the cells of one line; never called for a blank line. */
export type CellTalk<Kind extends string> = {
  /** The default of an empty cell, shown in it in grey. */
  readonly assumedOf: (column: Kind) => string | null;
  readonly notesOf: (column: Kind, text: string) => readonly CellNote[];
  readonly actionsOf: (column: Kind, index: number) => readonly CellAction[];
};

/**
 * The kind of a list: properties with their leases, or the records of a book. All are drawn and pasted into in the same
 * way.
 */
export type SheetKind<Kind extends string, Reading extends LineReading<Kind>, Context extends LineContext> = {
  readonly titles: SheetTitles<Kind>;
  readonly numeric: readonly Kind[];
  readonly useTitleOf: () => (column: ColumnOf<Kind>) => string;
  readonly useCellTalk: (line: LineOf<Reading, Context, Kind>) => CellTalk<Kind>;
};

/** Compared field by field: while they are equal, a line does not render again. */
export type LineContext = {
  /** Called when the titles name a currency for all their rows. */
  readonly onCurrency: (currency: string) => void;
};
