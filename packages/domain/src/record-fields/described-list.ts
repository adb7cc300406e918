/**
 * What a column holds. `amount` is in the row's currency, `base` in its base currency, both in minor units; `word` is
 * one of a list; `country` is a code of two letters, named where people read it; `months` are none or several; `time` is
 * in the local time of a zone given beside it, or a day where no time is known.
 */
export type Holds =
  | "id"
  | "text"
  | "word"
  | "country"
  | "day"
  | "month"
  | "months"
  | "time"
  | "amount"
  | "base"
  | "rate"
  | "count"
  | "currency"
  | "base_currency";

/** Words that a column can hold, and where the messages of the screens have them: a file and a path in it. */
type ColumnWords = { readonly from: readonly string[]; readonly words: readonly string[] };

/** The exported list of a record, described beside its rules: `domain/src/described-records` lists them. */
export type DescribedList = {
  /** In order, those hidden at first included; the words of a `word` column by their name. */
  readonly columns: readonly (readonly [key: string, holds: Holds, words?: string])[];
  /** Keys of amounts that are not summed. */
  readonly unsummed: readonly string[];
  /** The words that no other list has. */
  readonly words: Readonly<Record<string, ColumnWords>>;
};
