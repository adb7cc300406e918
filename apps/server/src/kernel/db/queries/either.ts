import { sql } from "../drizzle.ts";
import type { SQL } from "../drizzle.ts";

/**
 * The first of two columns, the second where it is empty: what `coalesce` says, for a value that a row is looked up by. Under
 * row-level security PostgreSQL takes `coalesce` for something that might tell of rows one may not see, and compares it only after the
 * workspace's rows were read, all of them, for each look-up; of `case` it knows that it does not.
 */
export function either(first: string, second: string): SQL {
  return sql.raw(`case when ${first} is not null then ${first} else ${second} end`);
}
