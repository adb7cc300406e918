import { sql } from "../drizzle.ts";
import type { AnyColumn, SQL } from "../drizzle.ts";

/**
 * The same as `foldText` of the domain, in SQL. Pure ASCII, like most text, has no accents to remove and skips the
 * expensive part.
 */
export function foldedText(text: SQL): SQL {
  const bare = sql`regexp_replace(normalize(${text}, nfkd), '[\u0300-\u036f]', '', 'g')`;
  // `lower` names a collation because the embedded database's own knows ASCII only.
  const lower = sql`lower(${bare} collate "und-x-icu")`;
  const letters = sql`replace(replace(replace(translate(${lower}, ${FROM}, ${TO}), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe') collate "C"`;
  return sql`replace(replace(replace(case when octet_length(${text}) = char_length(${text})
    then translate(lower(${text} collate "C"), ${APOSTROPHES}, '') else ${letters} end, 'ae', 'a'), 'oe', 'o'), 'ue', 'u')`;
}

const APOSTROPHES = "'`´’‘ʼ";
/** Letters that do not decompose into a plain letter and an accent; those without a counterpart are removed. */
const FROM = `øłđðıς${APOSTROPHES}`;
const TO = "olddiσ";

/**
 * This many words have a condition each. Further words share one condition, so that the statement stays the same for
 * any number of them.
 */
const MOST_CONDITIONS = 8;

/**
 * Each word of the search occurs in one of the columns; undefined if the search is empty. A row is folded once for
 * any number of words, and a word once for all rows, because its subquery refers to no row. `shared` are columns that
 * many rows share, such as a name: fold them once with `foldedText`, in a joined subquery.
 */
export function foundIn(
  search: string | undefined,
  columns: readonly (AnyColumn | SQL)[],
  shared: readonly SQL[] = [],
): SQL | undefined {
  const words = (search ?? "").split(/\s+/).filter((word) => word !== "");
  if (words.length === 0) return undefined;
  const each = words
    .slice(0, MOST_CONDITIONS)
    .map((word) => sql`position((select ${foldedText(sql`${word}::text`)}) in searched.text) > 0`);
  const more = words.slice(MOST_CONDITIONS).join(" ");
  if (more !== "") each.push(hasAll(more));
  const own = foldedText(sql`given.text`);
  // Most records have no notes, so nothing is folded for them.
  const text =
    shared.length === 0
      ? own
      : sql`concat_ws(' ', ${sql.join([...shared, sql`case when given.text <> '' then ${own} end`], sql`, `)})`;
  return sql`(select ${sql.join(each, sql` and `)}
    from (select ${text} as text
      from (select concat_ws(' ', ${sql.join([...columns], sql`, `)}) as text offset 0) given offset 0) searched)`;
}

/** All words of a text occur in the searched row. */
function hasAll(words: string): SQL {
  const parts = sql`select array_agg(${foldedText(sql`part.word`)}) from string_to_table(${words}::text, ' ') part(word)`;
  return sql`not exists (select from unnest((${parts})) more(word)
    where position((more.word collate "C") in searched.text) = 0)`;
}

/**
 * Sorts names in the order that people expect (`Ärger` next to `anna`, "Flat 2" before "Flat 10"). The indexes use
 * the same collation.
 */
export function inNameOrder(column: AnyColumn | SQL): SQL {
  return sql`${column} collate "name_order"`;
}
