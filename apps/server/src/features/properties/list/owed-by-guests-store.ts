import { sql } from "#kernel/db/drizzle.ts";
import type { SQL } from "#kernel/db/drizzle.ts";

import { nightsDue } from "#kernel/db/queries/received.ts";
import { rowsOf } from "#kernel/db/queries/rows.ts";
import type { Work, WorkspaceScope } from "#kernel/work.ts";
import type { SumOfMoney } from "../overview/money-by-currency.ts";

/**
 * The amounts still owed for the confirmed bookings of these properties (R-D10), by property and currency. The money
 * of all their bookings is summed at once: a look-up for each booking took most of the time of the list of
 * properties.
 */
export async function owedByGuests(
  { tx, scope }: Work<WorkspaceScope>,
  propertyIds: readonly string[],
): Promise<ReadonlyMap<string, readonly SumOfMoney[]>> {
  if (propertyIds.length === 0) return new Map();
  const result = await tx.execute(
    owedSums(sql`b.workspace_id = ${scope.workspaceId}::uuid
      and b.property_id = any(${`{${propertyIds.join(",")}}`}::uuid[])`),
  );
  const sums = new Map<string, SumOfMoney[]>();
  for (const row of rowsOf(result)) {
    const id = String(row["property_id"]);
    const own = sums.get(id) ?? [];
    own.push({ minor: Number(row["minor"]), currency: String(row["currency"]) });
    sums.set(id, own);
  }
  return sums;
}

/** The same of the property in the surrounding statement, as a column of JSON. */
export function owedByGuestsOfOne(): SQL<[string, number][]> {
  return sql<
    [string, number][]
  >`(select coalesce(json_agg(json_build_array(owed.currency, owed.minor)), '[]'::json)
    from (${owedSums(sql`b.workspace_id = property.workspace_id and b.property_id = property.id`)}) owed)`;
}

function owedSums(which: SQL): SQL {
  return sql`select stay.property_id, stay.currency, sum(stay.owed)::float8 as minor from (
      select b.property_id, b.currency, greatest(${nightsDue("b")} - coalesce(sum(i.amount_minor), 0), 0) as owed
      from booking b
      left join income i on i.workspace_id = b.workspace_id and i.booking_id = b.id
      where b.status = 'confirmed' and ${which}
      group by b.workspace_id, b.id) stay
    group by stay.property_id, stay.currency
    having sum(stay.owed) > 0`;
}
