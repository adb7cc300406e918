import { sql } from "drizzle-orm";
import type { AnyColumn, SQL } from "drizzle-orm";

/**
 * Text without accents and case, so that "muller" finds "Müller". The same expression folds the column and the search
 * text, so both sides always agree; `lower` names a collation because the embedded database's own knows ASCII only. Text of
 * ASCII alone, as most is, has nothing to take off: it is known by its length and spared what is dear.
 */
function folded(text: SQL): SQL {
  const bare = sql`regexp_replace(normalize(${text}, nfkd), '[\u0300-\u036f]', '', 'g')`;
  const lower = sql`lower(${bare} collate "und-x-icu")`;
  return sql`case when octet_length(${text}) = char_length(${text}) then lower(${text} collate "C")
    else replace(replace(replace(translate(${lower}, 'øłđð', 'oldd'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe') collate "C" end`;
}

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
