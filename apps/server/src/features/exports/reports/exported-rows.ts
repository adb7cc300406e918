import { ACTION_SEPARATOR, CELL_SEPARATOR, TOTAL } from "@keystead/domain/exports";
import type { ExportCell, ExportColumn, ExportRow, WordSet } from "@keystead/domain/exports";
import type { Language } from "@keystead/domain/languages";

import { monthIn } from "#adapters/mail/texts/notice-messages.ts";
import { paperMessages } from "../paper-messages.ts";
import { valueMessages } from "../value-messages.ts";

/** The language, and how to write several months in one cell: a CSV keeps them readable for programs. */
export type Saying = { readonly language: Language; readonly months: "in words" | "as they are" };

/** The rows with the words of the screens; they are for reading, not for calculating. */
export async function* exportedRows(
  columns: readonly ExportColumn[],
  pages: AsyncIterable<readonly ExportRow[]>,
  saying: Saying,
): AsyncGenerator<readonly ExportRow[]> {
  const say = rowSayer(columns, saying);
  for await (const page of pages) yield page.map(say);
}

/** Replaces the coded words of a row by the words of the screens. */
export function rowSayer(
  columns: readonly ExportColumn[],
  { language, months }: Saying,
): (row: ExportRow) => ExportRow {
  const speakers = columns.map(({ words, holds }) => {
    if (holds === "months" && months === "in words") return monthsSpeaker(language);
    if (holds === "country") return countrySpeaker(language);
    return words === undefined ? null : speaker(words, language);
  });
  const { total } = paperMessages[language];
  return (row) => ({
    ...row,
    cells: row.cells.map((cell, at) =>
      row.isTotal === true && cell === TOTAL ? total : (speakers[at]?.(cell) ?? cell),
    ),
  });
}

/** A word that no list contains stays as it is. */
export function valueText(language: Language, words: WordSet, word: string): string {
  return valueMessages[language][words][word] ?? word;
}

function monthsSpeaker(language: Language): (cell: ExportCell) => ExportCell {
  return (cell) =>
    typeof cell !== "string" || cell === ""
      ? cell
      : cell
          .split(CELL_SEPARATOR)
          .map((month) => monthIn(month, language))
          .join(CELL_SEPARATOR);
}

function countrySpeaker(language: Language): (cell: ExportCell) => ExportCell {
  const names = new Intl.DisplayNames(language, { type: "region" });
  return (cell) => (typeof cell !== "string" || cell === "" ? cell : (names.of(cell) ?? cell));
}

/** If a cell has several words, each of them is replaced. */
function speaker(words: WordSet, language: Language): (cell: ExportCell) => ExportCell {
  return (cell) => {
    if (typeof cell !== "string") return cell;
    if (words !== "action")
      return cell
        .split(CELL_SEPARATOR)
        .map((word) => valueText(language, words, word))
        .join(CELL_SEPARATOR);
    const [action = "", what = ""] = cell.split(ACTION_SEPARATOR);
    return valueText(language, "action", action).replace("{{what}}", valueText(language, "entity", what));
  };
}
