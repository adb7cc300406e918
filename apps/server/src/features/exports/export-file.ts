import { controlSums, csvValues, MOST_PDF_ROWS } from "@keystead/domain/exports";
import type { ControlSum, CsvDecimal, CsvSeparator, ExportColumn, ExportRow } from "@keystead/domain/exports";
import { csvLine } from "@keystead/domain/spreadsheet";

import { xlsx } from "#adapters/sheets/xlsx-sheet.ts";

/** A table that goes out as a file. */
export type ExportTable = {
  readonly title: string;
  readonly columns: readonly ExportColumn[];
  readonly labels: readonly string[];
  /** A CSV is headed by the keys of the columns, or by what they are called where nobody but people read it. */
  readonly isHeadedByLabels?: true;
  readonly sumWord: string;
  readonly pages: AsyncIterable<readonly ExportRow[]>;
  /** In words below a sheet, once all rows are read. */
  readonly notes: () => readonly string[];
};

export type CsvOrder = { readonly separator: CsvSeparator; readonly decimal: CsvDecimal };

export const mediaTypes = {
  csv: "text/csv; charset=utf-8",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  pdf: "application/pdf",
  zip: "application/zip",
} as const;

/** R-N01: UTF-8 with its mark, lines end CRLF; of a report headed by the stable English keys. */
export async function* csvOf(
  { columns, labels, isHeadedByLabels, pages }: ExportTable,
  form: CsvOrder,
): AsyncGenerator<string> {
  yield `\uFEFF${csvLine(isHeadedByLabels === true ? labels : columns.map(({ key }) => key), form)}`;
  for await (const page of pages) {
    let lines = "";
    for (const row of page) lines += csvLine(csvValues(columns, row), form);
    yield lines;
  }
}

export function xlsxOf(table: ExportTable, modified: Date): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  return xlsx({ ...table, name: table.title }, modified);
}

/** All rows of a table that is to be drawn; null when they are more than paper holds. */
export async function rowsForPaper({ columns, pages }: Pick<ExportTable, "columns" | "pages">): Promise<{
  readonly rows: readonly ExportRow[];
  readonly sums: readonly ControlSum[];
  readonly totals: readonly ControlSum[];
} | null> {
  const sums = controlSums(columns);
  const totals = controlSums(columns, "totals");
  const rows: ExportRow[] = [];
  for await (const page of pages) {
    for (const row of page) {
      sums.add(row);
      totals.add(row);
    }
    rows.push(...page);
    if (rows.length > MOST_PDF_ROWS) return null;
  }
  return { rows, sums: sums.sums(), totals: totals.sums() };
}

/** The pages of a table with the first of them read, so that an empty one is known before a byte goes out; null = no row. */
export async function begun(
  pages: AsyncGenerator<readonly ExportRow[]>,
): Promise<AsyncGenerator<readonly ExportRow[]> | null> {
  for (;;) {
    const first = await pages.next();
    if (first.done === true) return null;
    if (first.value.length > 0) return withFirst(first.value, pages);
  }
}

async function* withFirst(
  first: readonly ExportRow[],
  rest: AsyncGenerator<readonly ExportRow[]>,
): AsyncGenerator<readonly ExportRow[]> {
  try {
    yield first;
    yield* rest;
  } finally {
    await rest.return(undefined);
  }
}
