import type { KeyboardEvent } from "react";

import { focusCell } from "./cell-focus.ts";
import type { CellPosition } from "./grid.ts";

/**
 * The keys of a spreadsheet: Enter and the arrows up and down change the line, left and right leave a cell at the end
 * of its text. Tab works as everywhere; keys with Ctrl or Cmd belong to the form.
 */
export function moveByKey(event: KeyboardEvent<HTMLInputElement>): void {
  const cell = event.currentTarget;
  const step = event.ctrlKey || event.metaKey || event.altKey ? null : stepOf(event, cell);
  if (step === null) return;
  const { row, column } = cellPositionOf(cell);
  // By default Enter would submit the form from the last line.
  if (focusCell(row + step.rows, column + step.columns) || event.key === "Enter") event.preventDefault();
}

/** The position of a field in the grid. */
export function cellPositionOf(cell: HTMLInputElement): CellPosition {
  return { row: Number(cell.dataset["row"]), column: Number(cell.dataset["column"]) };
}

function stepOf(
  event: KeyboardEvent<HTMLInputElement>,
  cell: HTMLInputElement,
): { readonly rows: number; readonly columns: number } | null {
  const { key, shiftKey } = event;
  if (key === "Enter") return { rows: shiftKey ? -1 : 1, columns: 0 };
  if (shiftKey) return null;
  if (key === "ArrowDown") return { rows: 1, columns: 0 };
  if (key === "ArrowUp") return { rows: -1, columns: 0 };
  const { selectionStart, selectionEnd, value } = cell;
  const whole = selectionStart === 0 && selectionEnd === value.length;
  if (key === "ArrowLeft" && (whole || selectionEnd === 0)) return { rows: 0, columns: -1 };
  if (key === "ArrowRight" && (whole || selectionStart === value.length)) return { rows: 0, columns: 1 };
  return null;
}
