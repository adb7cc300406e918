import { idOf } from "@keystead/domain/ids";
import type { RecordId } from "@keystead/domain/ids";

/** A row of a raw statement, or an object in a JSON column. Its columns are read with the functions of this file. */
export type StoredRow = Readonly<Record<string, unknown>>;
export type NamedRow = { readonly id: string; readonly name: string };

/** The text of a column that is never null. */
export function textIn(row: StoredRow, column: string): string {
  return String(row[column]);
}

/** Null for a null column, and for a key that the JSON object lacks. */
export function optionalTextIn(row: StoredRow, column: string): string | null {
  const value = row[column];
  return value === null || value === undefined ? null : textIn(row, column);
}

/** A branded id; null for a null column. */
export function optionalIdIn<Kind extends string>(row: StoredRow, column: string): RecordId<Kind> | null {
  const id = optionalTextIn(row, column);
  return id === null ? null : idOf<Kind>(id);
}

export function optionalNumberIn(row: StoredRow, column: string): number | null {
  const value = row[column];
  return value === null || value === undefined ? null : Number(value);
}

/** Id and name from the columns `…_id` and `…_name`. */
export function namedIn(row: StoredRow, what: string): NamedRow | null {
  const id = optionalTextIn(row, `${what}_id`);
  return id === null ? null : { id, name: textIn(row, `${what}_name`) };
}

/** A word of a list; a check constraint of the column allows no other. */
export function wordIn<Word extends string>(words: readonly Word[], stored: unknown): Word {
  const word = words.find((known) => known === stored);
  if (word === undefined) throw new Error(`a row with an unknown word: ${String(stored)}`);
  return word;
}

/** The objects in a JSON column; none if the aggregate found nothing. */
export function rowsIn(column: unknown): readonly StoredRow[] {
  return Array.isArray(column) ? column : [];
}
