import { currency, moneyText } from "../money/index.ts";
import type { CsvValue } from "../spreadsheet/index.ts";
import type { ExportCell, ExportColumn, ExportRow } from "./export-columns.ts";

/** The currency of an amount cell; null for a cell that is not an amount, or without a currency. */
export function currencyOfCell(
  columns: readonly ExportColumn[],
  { cells }: ExportRow,
  at: number,
): string | null {
  const holds = columns[at]?.holds;
  if (holds !== "amount" && holds !== "base") return null;
  const beside = holds === "amount" ? "currency" : "base_currency";
  const code = cells[columns.findIndex((column) => column.holds === beside)];
  return typeof code === "string" ? code : null;
}

/** R-N01: amounts with all digits of their currency, a decimal point and no grouping; days and months unchanged. */
export function cellText(columns: readonly ExportColumn[], row: ExportRow, at: number): string | null {
  const cell: ExportCell = row.cells[at] ?? null;
  if (typeof cell !== "number") return cell;
  const code = currencyOfCell(columns, row, at);
  return code === null ? String(cell) : moneyText({ minor: cell, currency: currency(code) });
}

/** A row as CSV values: numbers remain numbers (R-N02). */
export function csvValues(columns: readonly ExportColumn[], row: ExportRow): readonly CsvValue[] {
  return columns.map(({ holds }, at) => {
    const text = cellText(columns, row, at);
    const isNumber = holds === "amount" || holds === "base" || holds === "rate" || holds === "count";
    return isNumber && text !== null ? { number: text } : text;
  });
}
