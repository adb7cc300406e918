import { parseMonth } from "@keystead/domain/calendar";

import type { RateCell, RateRow } from "./rate-rows.ts";

/**
 * Pastes clipboard text of a spreadsheet, from one cell on. Lines go down the pairs and columns along the months; with
 * only one pair, a single column goes along the months, and lines that begin with a month (2026-03) go to that month.
 * Null for a single value, which the field itself takes. Values without a cell are left out and counted.
 */
export function pastedRates(
  text: string,
  at: RateCell,
  rows: readonly RateRow[],
): { readonly values: Readonly<Record<string, string>>; readonly left: number } | null {
  const lines = text
    .replace(/\r?\n$/, "")
    .split(/\r?\n/)
    .map((line) => line.split("\t").map((part) => part.trim()));
  if (lines.length === 1 && lines[0]?.length === 1) return null;
  const rowAt = rows.findIndex(({ cells }) => cells.some(({ key }) => key === at.key));
  const columnAt = rows[rowAt]?.cells.findIndex(({ key }) => key === at.key) ?? 0;
  const byMonth = lines.every(([first = ""]) => parseMonth(first) !== null);
  const along = !byMonth && rows.length === 1 && lines.every((line) => line.length === 1);
  const values: Record<string, string> = {};
  let left = 0;
  const put = (cell: RateCell | undefined, value: string) => {
    if (value === "") return;
    if (cell === undefined) left += 1;
    else values[cell.key] = value;
  };
  for (const [down, line] of lines.entries()) {
    if (byMonth) {
      const [period, ...rates] = line;
      for (const [below, rate] of rates.entries())
        put(
          rows[rowAt + below]?.cells.find((cell) => cell.period === period),
          rate,
        );
    } else
      for (const [right, rate] of line.entries())
        put(along ? rows[rowAt]?.cells[columnAt + down] : rows[rowAt + down]?.cells[columnAt + right], rate);
  }
  return { values, left };
}
