import type { Apart, ExportColumn, ExportRow, WordSet } from "./export-columns.ts";

/** What puts an amount into a separate sum at the foot of an exported file, as its screen does: a word in a column. */
type Sign = { readonly apart: Apart; readonly words: WordSet; readonly word: string };

/** The first match decides, so a deposit is a deposit whatever its nature. */
const SIGNS: readonly Sign[] = [
  { apart: "deposits", words: "income_category", word: "deposit" },
  { apart: "pass_through", words: "income_nature", word: "pass_through" },
  { apart: "pass_through", words: "expense_nature", word: "pass_through" },
  { apart: "opening", words: "row_kind", word: "opening" },
];

/** The column and the word that put a row of a table into a separate sum. */
export type ApartSign = Sign & { readonly at: number };

/** Which amounts of a table are summed separately: the signs that apply to it, in the order of precedence. */
export function apartSigns(columns: readonly ExportColumn[]): readonly ApartSign[] {
  return SIGNS.flatMap((sign) => {
    const at = columns.findIndex(({ words }) => words === sign.words);
    return at === -1 ? [] : [{ ...sign, at }];
  });
}

/** The rows of a table with the separate sum that each belongs to, determined before its words are translated. */
export async function* distinguishableRows(
  columns: readonly ExportColumn[],
  pages: AsyncIterable<readonly ExportRow[]>,
): AsyncGenerator<readonly ExportRow[]> {
  const signs = apartSigns(columns);
  for await (const page of pages)
    yield page.map((row) => {
      const sign = signs.find(({ at, word }) => row.cells[at] === word);
      return sign === undefined ? row : { ...row, apart: sign.apart };
    });
}
