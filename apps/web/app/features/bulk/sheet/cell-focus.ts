export function cellId(row: number, column: number): string {
  return `sheet-${row}-${column}`;
}

/** Puts the cursor into a cell, its text chosen so that typing replaces it; answers whether there is such a cell. */
export function focusCell(row: number, column: number): boolean {
  const cell = document.getElementById(cellId(row, column));
  if (!(cell instanceof HTMLInputElement)) return false;
  cell.focus();
  cell.select();
  return true;
}
