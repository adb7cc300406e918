import type { ColumnOf, DateOrder } from "@keystead/domain/spreadsheet";

import type { Grid, CellPosition } from "./grid.ts";

/** The person's input so far; everything else on the screen is derived from it. */
export type SheetWork<Kind extends string> = {
  readonly grid: Grid<Kind>;
  readonly dateOrder: DateOrder | null;
};

/** A conflict of a readable line. */
export type InTheWay = "blocked" | "overlap";

/** A line as it was read, in any kind of list. */
export type LineReading<Kind extends string> =
  | { readonly state: "blank" }
  | {
      readonly state: "ready" | "attention";
      readonly cells: Readonly<Record<Kind, { readonly state: "empty" | "read" | "wrong" }>>;
      readonly inTheWay?: InTheWay;
    };

/** The first cell that keeps a line from being created. */
export function firstProblem<Kind extends string>(
  rows: readonly LineReading<Kind>[],
  { kinds, columns }: Grid<Kind>,
): CellPosition | null {
  for (const [row, line] of rows.entries()) {
    if (line.state !== "attention") continue;
    const kind = kinds.find((one) => line.cells[one].state === "wrong");
    const column = kind === undefined ? -1 : columns.indexOf(kind satisfies ColumnOf<Kind>);
    if (column !== -1) return { row, column };
  }
  return null;
}
