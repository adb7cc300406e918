import { isZoneName, localDateTime } from "@keystead/domain/calendar";
import type { LocalDateTime } from "@keystead/domain/calendar";
import { and, sql } from "../drizzle.ts";
import type { SQL } from "../drizzle.ts";
import type { Tx } from "../tx.ts";
import { firstRow } from "./rows.ts";

/** The day at a property (R-Z03), in SQL; `zone` is a column that `isKnownZone` checked when it was written. */
export function dayAt(zone: SQL, now: Date): SQL {
  return sql`(${now.toISOString()}::timestamptz at time zone ${zone})::date`;
}

/**
 * Whether the local day of an instant (R-Z03) lies between two days, both inclusive. The instants themselves are
 * compared too, with a margin of one day on either side, which is more than any zone's distance from UTC: so an index
 * of instants can be used and the planner can estimate the rows. Both sides must have the same type: PostgreSQL
 * compares two different types only after it has read the workspace's rows.
 */
export function dayWithin(
  { instant, zone }: { readonly instant: SQL; readonly zone: SQL },
  { from, to }: { readonly from?: string | undefined; readonly to?: string | undefined },
): SQL | undefined {
  const day = sql`(${instant} at time zone ${zone})::date`;
  return and(
    from === undefined
      ? undefined
      : sql`${instant} >= (${from}::date - 1)::timestamp at time zone 'UTC' and ${day} >= ${from}::date`,
    to === undefined
      ? undefined
      : sql`${instant} <= (${to}::date + 2)::timestamp at time zone 'UTC' and ${day} <= ${to}::date`,
  );
}

/** Whether both the runtime and the database know the zone, because each of them computes days in it. */
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

/** The day in a zone that `isKnownZone` has accepted, `YYYY-MM-DD`. */
export async function todayInZone(tx: Tx, zone: string, now: Date): Promise<string> {
  const row = firstRow(await tx.execute(sql`select ${dayAt(sql`${zone}::text`, now)}::text as today`));
  return String(row?.["today"]);
}

/** The value of a wall-clock column, to the minute (R-D01). */
export function wallClockOf(stored: string): LocalDateTime {
  return localDateTime(stored.slice(0, "2026-03-29T15:00".length).replace(" ", "T"));
}
