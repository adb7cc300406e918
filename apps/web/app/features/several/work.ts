import { columnKinds, type DateOrder, type Sheet } from "@keystead/domain/spreadsheet";

import type { Grid, Place } from "./grid.ts";

/** What the person has done so far; everything else on the screen follows from it. */
export type Work = { readonly grid: Grid; readonly dateOrder: DateOrder | null };

/** The first cell that keeps a line from being created. */
export function firstProblem({ rows }: Sheet, { columns }: Grid): Place | null {
  for (const [row, line] of rows.entries()) {
    if (line.state !== "attention") continue;
    const kind = columnKinds.find((one) => line.cells[one].state === "wrong");
    const column = kind === undefined ? -1 : columns.indexOf(kind);
    if (column !== -1) return { row, column };
  }
  return null;
}
