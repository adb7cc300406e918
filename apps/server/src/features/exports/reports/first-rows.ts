import { cellText, isShownColumn, columnsInSheet } from "@keystead/domain/exports";
import type { ExportColumn, ExportRow, ReportFormat } from "@keystead/domain/exports";
import type { Language } from "@keystead/domain/languages";

import { paperTexts } from "#adapters/printer/paper-text.ts";
import { sheetTexts } from "#adapters/sheets/sheet-texts.ts";
import { paperMessages } from "../paper-messages.ts";
import { rowSayer } from "./exported-rows.ts";

export type FirstRows = {
  readonly columns: readonly ExportColumn[];
  readonly cells: readonly (readonly (string | null)[])[];
};

/**
 * Rows of a report as in its file: the same columns and order, with cells for people to read. Null is an empty cell.
 */
export function firstRows(
  columns: readonly ExportColumn[],
  rows: readonly ExportRow[],
  { format, language }: { readonly format: ReportFormat; readonly language: Language },
): FirstRows {
  const { positions, textOf } = shownIn(format, columns, language);
  return {
    columns: positions.flatMap((at) => columns[at] ?? []),
    cells: rows.map((row) => {
      const textAt = textOf(row);
      return positions.map(textAt);
    }),
  };
}

type Shown = {
  readonly positions: readonly number[];
  readonly textOf: (row: ExportRow) => (at: number) => string | null;
};

function shownIn(format: ReportFormat, columns: readonly ExportColumn[], language: Language): Shown {
  const say = rowSayer(columns, { language, months: "in words" });
  const all = columns.map((_column, at) => at);
  switch (format) {
    case "csv":
      return { positions: all, textOf: (row) => (at) => cellText(columns, row, at) };
    case "xlsx": {
      const textIn = sheetTexts(columns, language);
      return {
        positions: columnsInSheet(columns),
        textOf: (row) => {
          const texts = say(row);
          return (at) => textIn(texts, at);
        },
      };
    }
    case "pdf": {
      const textIn = paperTexts({ columns, language, words: paperMessages[language] });
      return {
        positions: all.filter((at) => columns.slice(at, at + 1).some(isShownColumn)),
        textOf: (row) => {
          const texts = say(row);
          return (at) => textIn(texts, at);
        },
      };
    }
  }
}
