import { sql } from "#kernel/db/drizzle.ts";
import type { SQL } from "#kernel/db/drizzle.ts";

import { nightsDue, owesNights } from "#kernel/db/queries/received.ts";
import { rowsOf } from "#kernel/db/queries/rows.ts";
import type { Work, WorkspaceScope } from "#kernel/work.ts";
import type { SumOfMoney } from "../overview/money-by-currency.ts";

/**
 * The amounts still owed for the confirmed bookings of these properties (R-D10), by property and currency.
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
  return sql`select b.property_id, b.currency, sum(${nightsDue("b")} - b.recorded_minor)::float8 as minor
    from booking b where ${owesNights("b")} and ${which}
    group by b.property_id, b.currency`;
}
