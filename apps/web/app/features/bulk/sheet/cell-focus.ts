export function cellId(row: number, column: number): string {
  return `sheet-${row}-${column}`;
}

/** Focuses a cell and selects its text, so that typing replaces it; returns false if there is no such cell. */
export function focusCell(row: number, column: number): boolean {
  const cell = document.getElementById(cellId(row, column));
  if (!(cell instanceof HTMLInputElement)) return false;
  cell.focus();
  cell.select();
  return true;
}
