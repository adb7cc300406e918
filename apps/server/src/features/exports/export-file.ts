import { controlSums, csvValues, MOST_PDF_ROWS, columnsInSheet } from "@keystead/domain/exports";
import type {
  ControlSum,
  CsvDecimal,
  CsvSeparator,
  ExportColumn,
  ExportRow,
  WordSet,
} from "@keystead/domain/exports";
import type { Language } from "@keystead/domain/languages";
import { csvLine } from "@keystead/domain/spreadsheet";

import { xlsx } from "#adapters/sheets/xlsx-sheet.ts";
import { dataExportMessages } from "./export-messages.ts";
import { paperMessages } from "./paper-messages.ts";
import { pickedColumns } from "./reports/picked-columns.ts";
import { valueText, exportedRows } from "./reports/exported-rows.ts";

/** A table that is exported as a CSV or XLSX file: columns and rows of `domain/src/exports`. */
export type ExportTable = {
  readonly title: string;
  readonly columns: readonly ExportColumn[];
  readonly labels: readonly string[];
  /** The language of a sheet, and of a CSV that is not for programs. */
  readonly language: Language;
  /** For tables that only people read: the CSV has labels and words in place of keys. */
  readonly isForPeople?: true;
  /** The cells contain the coded words of the domain. */
  readonly pages: AsyncIterable<readonly ExportRow[]>;
  /** Lines below a sheet; call this after all rows are read. */
  readonly notes: () => readonly string[];
};

export type CsvOrder = { readonly separator: CsvSeparator; readonly decimal: CsvDecimal };

export const mediaTypes = {
  csv: "text/csv; charset=utf-8",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  pdf: "application/pdf",
  zip: "application/zip",
} as const;

/**
 * R-N01: UTF-8 with a BOM, and lines end in CRLF. The header of a report has the stable English keys. A table that
 * only people read has its ids in the last columns, as a spreadsheet has.
 */
export async function* csvOf(ordered: ExportTable, form: CsvOrder): AsyncGenerator<string> {
  const { columns, labels, isForPeople, language, pages } =
    ordered.isForPeople === true ? pickedColumns(ordered, columnsInSheet(ordered.columns)) : ordered;
  yield `\uFEFF${csvLine(isForPeople === true ? labels : columns.map(({ key }) => key), form)}`;
  for await (const page of isForPeople === true
    ? exportedRows(columns, pages, { language, months: "as they are" })
    : pages) {
    let lines = "";
    for (const row of page) lines += csvLine(csvValues(columns, row), form);
    yield lines;
  }
}

/** A spreadsheet is for people, so everything is in their language. */
export function xlsxOf(ordered: ExportTable, modified: Date): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const table = pickedColumns(ordered, columnsInSheet(ordered.columns));
  const { columns, pages, language, title: name } = table;
  const { sum: own, apart } = dataExportMessages[language];
  const sheet = {
    ...table,
    name,
    pages: exportedRows(columns, pages, { language, months: "in words" }),
    say: (words: WordSet, word: string) => valueText(language, words, word),
    sumLabels: { own, apart, totals: paperMessages[language].total },
  };
  return xlsx(sheet, modified);
}

/** All rows of a table for a PDF, in its language; null if there are more than a PDF may have. */
export async function rowsForPaper({
  columns,
  pages,
  language,
}: Pick<ExportTable, "columns" | "pages" | "language">): Promise<{
  readonly rows: readonly ExportRow[];
  readonly sums: readonly ControlSum[];
  readonly totals: readonly ControlSum[];
} | null> {
  const sums = controlSums(columns);
  const totals = controlSums(columns, "totals");
  const rows: ExportRow[] = [];
  for await (const page of exportedRows(columns, pages, { language, months: "in words" })) {
    for (const row of page) {
      sums.add(row);
      totals.add(row);
    }
    rows.push(...page);
    if (rows.length > MOST_PDF_ROWS) return null;
  }
  return { rows, sums: sums.sums(), totals: totals.sums() };
}

/**
 * The pages of a table. The first one has already been read, so that an empty table is known before anything is sent;
 * null = no row.
 */
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
