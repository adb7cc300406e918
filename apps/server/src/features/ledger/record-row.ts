/** How a row of either book is read. */
export type Row = Readonly<Record<string, unknown>>;
export type Named = { readonly id: string; readonly name: string };

export function textIn(row: Row, column: string): string {
  return String(row[column]);
}

export function idIn(row: Row, column: string): string | null {
  return row[column] === null ? null : textIn(row, column);
}

/** What stands as `…_id` and `…_name`. */
export function namedIn(row: Row, what: string): Named | null {
  const id = idIn(row, `${what}_id`);
  return id === null ? null : { id, name: textIn(row, `${what}_name`) };
}

export function wordIn<Word extends string>(words: readonly Word[], stored: unknown): Word {
  const word = words.find((known) => known === stored);
  if (word === undefined) throw new Error(`a record with an unknown word: ${String(stored)}`);
  return word;
}
