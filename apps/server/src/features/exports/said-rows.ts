import { ACTION_SEPARATOR, CELL_SEPARATOR, TOTAL } from "@keystead/domain/exports";
import type { ExportCell, ExportColumn, ExportRow, WordSet } from "@keystead/domain/exports";
import type { Language } from "@keystead/domain/languages";

import { paperWords } from "./paper-words.ts";
import { valueWords } from "./value-words.ts";

/** The rows with each word as the screens say it, for whoever reads and does not calculate with them. */
export async function* saidRows(
  columns: readonly ExportColumn[],
  pages: AsyncIterable<readonly ExportRow[]>,
  language: Language,
): AsyncGenerator<readonly ExportRow[]> {
  const speakers = columns.map(({ words }) => (words === undefined ? null : speaker(words, language)));
  const { total } = paperWords[language];
  for await (const page of pages)
    yield page.map((row) => ({
      ...row,
      cells: row.cells.map((cell, at) =>
        row.isTotal === true && cell === TOTAL ? total : (speakers[at]?.(cell) ?? cell),
      ),
    }));
}

/** A word that is in no list stays as it is. */
export function said(language: Language, words: WordSet, word: string): string {
  return valueWords[language][words][word] ?? word;
}

/** A cell of several words says each of them. */
function speaker(words: WordSet, language: Language): (cell: ExportCell) => ExportCell {
  return (cell) => {
    if (typeof cell !== "string") return cell;
    if (words !== "action")
      return cell
        .split(CELL_SEPARATOR)
        .map((word) => said(language, words, word))
        .join(CELL_SEPARATOR);
    const [action = "", what = ""] = cell.split(ACTION_SEPARATOR);
    return said(language, "action", action).replace("{{what}}", said(language, "entity", what));
  };
}
