import { isZoneName, localDateTime } from "@keystead/domain/calendar";
import type { LocalDateTime } from "@keystead/domain/calendar";
import { sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import type { Tx } from "./database.ts";
import { firstRow } from "./rows.ts";

/** The day at a property (R-Z03), in SQL; `zone` is the column, checked by `isKnownZone` when it was written. */
export function dayAt(zone: SQL, now: Date): SQL {
  return sql`(${now.toISOString()}::timestamptz at time zone ${zone})::date`;
}

/** Whether both the runtime and the database know the zone: either of them may have to say what day it is there. */
export async function isKnownZone(tx: Tx, zone: string): Promise<boolean> {
  if (!isZoneName(zone)) return false;
  try {
    new Intl.DateTimeFormat("en", { timeZone: zone });
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
  const row = firstRow(await tx.execute(sql`select kernel.knows_zone(${zone}) as known`));
  return row?.["known"] === true;
}

/** What day it is in a zone that `isKnownZone` has let through, `YYYY-MM-DD`. */
export async function todayIn(tx: Tx, zone: string, now: Date): Promise<string> {
  const row = firstRow(await tx.execute(sql`select ${dayAt(sql`${zone}::text`, now)}::text as today`));
  return String(row?.["today"]);
}

/** What a column of wall clocks holds, to the minute (R-D01). */
export function wallClockOf(stored: string): LocalDateTime {
  return localDateTime(stored.slice(0, "2026-03-29T15:00".length).replace(" ", "T"));
}
