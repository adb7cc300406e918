import { sql } from "drizzle-orm";
import type { AnyColumn, SQL } from "drizzle-orm";

/**
 * Text without accents and case, so that "muller" finds "Müller". The same expression folds the column and the search
 * text, so both sides always agree; `lower` names a collation because the embedded database's own knows ASCII only.
 */
function folded(text: SQL | AnyColumn): SQL {
  const bare = sql`regexp_replace(normalize(${text}, nfkd), '[\u0300-\u036f]', '', 'g')`;
  const lower = sql`lower(${bare} collate "und-x-icu")`;
  return sql`replace(replace(replace(translate(${lower}, 'øłđð', 'oldd'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe')`;
}

const MOST_WORDS = 8;

/** Every word of the search text stands somewhere in one of the columns; undefined when there is nothing to look for. */
export function foundIn(search: string | undefined, columns: readonly (AnyColumn | SQL)[]): SQL | undefined {
  const words = (search ?? "").split(/\s+/).filter((word) => word !== "");
  if (words.length === 0) return undefined;
  const text = folded(sql`concat_ws(' ', ${sql.join([...columns], sql`, `)})`);
  const each = words
    .slice(0, MOST_WORDS)
    .map((word) => sql`position(${folded(sql`${word}::text`)} in ${text}) > 0`);
  return sql`(${sql.join(each, sql` and `)})`;
}

/** Names in the order people expect (`Ärger` beside `anna`); the same collation is in the indexes. */
export function inNameOrder(column: AnyColumn): SQL {
  return sql`${column} collate "und-x-icu"`;
}
