import { sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import type { Tx } from "./database.ts";
import { sqlState } from "./database.ts";

/** The day at a property (R-Z03), in SQL; `zone` is the column, checked by `isKnownZone` when it was written. */
export function dayAt(zone: SQL, now: Date): SQL {
  return sql`(${now.toISOString()}::timestamptz at time zone ${zone})::date`;
}

const INVALID_PARAMETER = "22023";

/** Whether both the runtime and the database know the zone: either of them may have to say what day it is there. */
export async function isKnownZone(tx: Tx, zone: string): Promise<boolean> {
  // A name of a place: offsets and abbreviations have no summer time.
  if (!/^(UTC|[A-Z][A-Za-z_]+(\/[A-Za-z0-9_+-]+)+)$/.test(zone)) return false;
  try {
    new Intl.DateTimeFormat("en", { timeZone: zone });
    await tx.transaction((inner) => inner.execute(sql`select now() at time zone ${zone}`));
    return true;
  } catch (error) {
    if (error instanceof RangeError || sqlState(error) === INVALID_PARAMETER) return false;
    throw error;
  }
}
