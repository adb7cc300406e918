/**
 * How a stored value is shown. "hidden": for names, contacts and notes the history only says that they changed; the
 * stored value is not read. `record` is a kind of record that the value refers to, shown by its current name.
 */
export type ShownAs<Word extends string = string, Kind extends string = string> =
  | "money"
  | "day"
  | "month"
  | "number"
  | "rate"
  | "yes"
  | "time"
  | "hidden"
  | { readonly word: Word }
  | { readonly code: "country" | "currency" | "language" | "timezone" }
  | { readonly record: Kind };

/** What the history shows of a record that has a history of its own: `domain/src/described-records` lists them. */
export type AuditedRecord = {
  /** Names under which the audit stores what the activity shows under this kind of record. */
  readonly entities: readonly string[];
  /** The name of each field in the audit, its name in the history, and how it is shown; in the order of the history. */
  readonly fields: readonly (readonly [stored: string, field: string, shape: ShownAs])[];
  /** Words that values can be, by the name of the field, if no other record has them. */
  readonly words: Readonly<Record<string, readonly string[]>>;
  /** The records in the API: the history of one is below its own path. */
  readonly path: `/${string}`;
  /** The address of its screen with the record opened. */
  readonly page: (id: string) => string;
};
