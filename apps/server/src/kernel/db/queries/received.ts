import { sql } from "../drizzle.ts";
import type { SQL } from "../drizzle.ts";

/**
 * Whether an income record, by its alias, counts as received: all but deposits and money that is passed on to others
 * (R-C11, `cashIncome` of the domain).
 */
export function isReceived(alias: "i" | "r" | "income"): SQL {
  const record = sql.raw(alias);
  return sql`(${record}.category <> 'deposit' and ${record}.nature <> 'pass_through')`;
}

/** Whether an expense record, by its alias, counts as spent: all but money that is passed on to others (R-A09). */
export function isSpent(alias: "e" | "r" | "expense"): SQL {
  return sql`(${sql.raw(alias)}.nature <> 'pass_through')`;
}

/**
 * The amount due for the nights of a booking, by its alias: the total without the discount (R-D10, `nightsDueMinor`
 * of the domain).
 */
export function nightsDue(alias: "b" | "booking"): SQL<number> {
  const stay = sql.raw(alias);
  return sql<number>`greatest(${stay}.total_minor - ${stay}.discount_minor, 0)`;
}

/** Whether a booking, by its alias, still owes for its nights (R-D10); written like the condition of `booking_owed`. */
export function owesNights(alias: "b" | "booking"): SQL {
  const stay = sql.raw(alias);
  return sql`(${stay}.status = 'confirmed' and ${stay}.recorded_minor < ${nightsDue(alias)})`;
}
