import { sql } from "../drizzle.ts";
import type { AnyColumn, SQL } from "../drizzle.ts";

/** The same as `foldText` of the domain, in SQL. Text of ASCII alone, as most is, has nothing to take off and is spared what is dear. */
function folded(text: SQL): SQL {
  const bare = sql`regexp_replace(normalize(${text}, nfkd), '[\u0300-\u036f]', '', 'g')`;
  // `lower` names a collation because the embedded database's own knows ASCII only.
  const lower = sql`lower(${bare} collate "und-x-icu")`;
  const letters = sql`replace(replace(replace(translate(${lower}, ${FROM}, ${TO}), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe') collate "C"`;
  return sql`replace(replace(replace(case when octet_length(${text}) = char_length(${text})
    then translate(lower(${text} collate "C"), ${APOSTROPHES}, '') else ${letters} end, 'ae', 'a'), 'oe', 'o'), 'ue', 'u')`;
}

const APOSTROPHES = "'`´’‘ʼ";
/** Letters that are no plain letter with a mark; what has no counterpart goes. */
const FROM = `øłđðıς${APOSTROPHES}`;
const TO = "olddiσ";

const MOST_WORDS = 8;

/**
 * Every word of the search text stands somewhere in one of the columns; undefined when there is nothing to look for. A row is folded
 * once, whatever the number of words, and each word once for all rows: the subqueries without a row of their own see to it.
 */
export function foundIn(search: string | undefined, columns: readonly (AnyColumn | SQL)[]): SQL | undefined {
  const words = (search ?? "").split(/\s+/).filter((word) => word !== "");
  if (words.length === 0) return undefined;
  const each = words
    .slice(0, MOST_WORDS)
    .map((word) => sql`position((select ${folded(sql`${word}::text`)}) in searched.text) > 0`);
  return sql`(select ${sql.join(each, sql` and `)}
    from (select ${folded(sql`given.text`)} as text
      from (select concat_ws(' ', ${sql.join([...columns], sql`, `)}) as text offset 0) given offset 0) searched)`;
}

/** Names in the order people expect (`Ärger` beside `anna`, "Flat 2" before "Flat 10"); the same collation is in the indexes. */
export function inNameOrder(column: AnyColumn | SQL): SQL {
  return sql`${column} collate "name_order"`;
}
