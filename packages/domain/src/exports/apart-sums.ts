import type { Apart, ExportColumn, ExportRow, WordSet } from "./export-columns.ts";

type Sign = { readonly apart: Apart; readonly words: WordSet; readonly word: string };

/** The first that a row has decides: a deposit is one whatever its nature is. */
const SIGNS: readonly Sign[] = [
  { apart: "deposits", words: "income_category", word: "deposit" },
  { apart: "pass_through", words: "income_nature", word: "pass_through" },
  { apart: "pass_through", words: "expense_nature", word: "pass_through" },
  { apart: "opening", words: "row_kind", word: "opening" },
];

/** By which word, in which of its columns, a row of a table says that it is added up apart. */
export type ApartSign = Sign & { readonly at: number };

/** The signs that a table has, in the order in which they decide. */
export function apartSigns(columns: readonly ExportColumn[]): readonly ApartSign[] {
  return SIGNS.flatMap((sign) => {
    const at = columns.findIndex(({ words }) => words === sign.words);
    return at === -1 ? [] : [{ ...sign, at }];
  });
}

/** The rows of a table with what each is added up with, decided before its words are put into a language. */
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
