import { sql } from "../drizzle.ts";
import type { SQL } from "../drizzle.ts";

/**
 * The first of two columns, or the second if that is null: `coalesce` for a value that a row is looked up by. Under
 * row-level security PostgreSQL does not treat `coalesce` as leakproof, so it reads all rows of the workspace before
 * it compares. It does treat `case` as leakproof.
 */
export function either(first: string, second: string): SQL {
  return sql.raw(`case when ${first} is not null then ${first} else ${second} end`);
}
