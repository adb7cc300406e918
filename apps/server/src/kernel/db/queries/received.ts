import { sql } from "../drizzle.ts";
import type { SQL } from "../drizzle.ts";

/**
 * Of the income records of an alias: what counts as received wherever the word stands, money that came in without deposits and
 * without what is collected for somebody else (R-C11, `cashIncome` of the domain).
 */
export function isReceived(alias: "i" | "r" | "income"): SQL {
  const record = sql.raw(alias);
  return sql`(${record}.category <> 'deposit' and ${record}.nature <> 'pass_through')`;
}

/** Of the expense records of an alias: what counts as spent, all that is not paid on for somebody else (R-A09). */
export function isSpent(alias: "e" | "r" | "expense"): SQL {
  return sql`(${sql.raw(alias)}.nature <> 'pass_through')`;
}
