import { ACTION_SEPARATOR, CELL_SEPARATOR } from "@keystead/domain/exports";
import type { ExportCell, ExportColumn, ExportRow, WordSet } from "@keystead/domain/exports";
import type { Language } from "@keystead/domain/languages";

import { valueWords } from "./value-words.ts";

/** The rows with each word as the screens say it, for whoever reads and does not calculate with them. */
export async function* saidRows(
  columns: readonly ExportColumn[],
  pages: AsyncIterable<readonly ExportRow[]>,
  language: Language,
): AsyncGenerator<readonly ExportRow[]> {
  const said = columns.map(({ words }) => (words === undefined ? null : speaker(words, language)));
  for await (const page of pages)
    yield page.map((row) => ({
      ...row,
      cells: row.cells.map((cell, at) => said[at]?.(cell) ?? cell),
    }));
}

/** A cell of several words says each of them; a word that is in no list stays as it is. */
function speaker(words: WordSet, language: Language): (cell: ExportCell) => ExportCell {
  const say = (set: WordSet, word: string): string => valueWords[language][set][word] ?? word;
  return (cell) => {
    if (typeof cell !== "string") return cell;
    if (words !== "action")
      return cell
        .split(CELL_SEPARATOR)
        .map((word) => say(words, word))
        .join(CELL_SEPARATOR);
    const [action = "", what = ""] = cell.split(ACTION_SEPARATOR);
    return say("action", action).replace("{{what}}", say("entity", what));
  };
}
