import { sql } from "#kernel/db/drizzle.ts";
import type { SQL } from "#kernel/db/drizzle.ts";

/** The facts about guests and blocked nights that decide a rentable's status now (R-L03). */
export type Tonight = {
  readonly guestInHouse: boolean;
  readonly tonightBooked: boolean;
  readonly tonightBlocked: boolean;
};

type TonightOf = {
  /** Columns of the surrounding statement. */
  readonly workspace: SQL;
  readonly property: SQL;
  /** Null: the property itself, for which a booking or block of any of its units counts. */
  readonly unit: SQL | null;
  /** The day at the property. */
  readonly today: SQL;
  readonly now: Date;
};

/**
 * `Tonight` of a rentable as a column of JSON. A guest who leaves today is present until check-out; one who arrives
 * later today has booked the night.
 */
export function tonightAt({ workspace, property, unit, today, now }: TonightOf): SQL<Tonight> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const here = (row: string): SQL => {
    const name = sql.identifier(row);
    const ofUnit = unit === null ? sql`` : sql`and (${name}.unit_id is null or ${name}.unit_id = ${unit})`;
    return sql`${name}.workspace_id = ${workspace} and ${name}.property_id = ${property} ${ofUnit}`;
  };
  return sql<Tonight>`(select json_build_object(
      'guestInHouse', coalesce(bool_or(b.in_at <= ${at}), false),
      'tonightBooked', coalesce(bool_or(b.check_out::date > ${today}), false),
      'tonightBlocked', exists (select 1 from blocked_date d where ${here("d")} and d.date = ${today}))
    from booking b where ${here("b")} and b.status = 'confirmed' and b.out_at > ${at} and b.check_in::date <= ${today})`;
}
