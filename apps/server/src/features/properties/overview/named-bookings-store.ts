import type { RecordInTheWay } from "@keystead/contract";
import { sql } from "#kernel/db/drizzle.ts";
import type { SQL } from "#kernel/db/drizzle.ts";

import { NAMED_RECORDS } from "#kernel/api/index.ts";
import { rowsOf } from "#kernel/db/queries/rows.ts";
import { textIn } from "#kernel/db/queries/stored-row.ts";
import type { Work, WorkspaceScope } from "#kernel/work.ts";

type BookingsOf =
  | { readonly unitId: string }
  /** The bookings among these that have recorded money, for their nights or their cleaning. */
  | { readonly paidAmong: readonly string[] }
  /** The bookings that occupy a night of this block. */
  | { readonly onBlock: string }
  /** The bookings that occupy a night that is blocked for this unit alone. */
  | { readonly onBlocksOfUnit: string }
  /** The bookings that overlap a booking in the trash without a confirmed overlap (R-D03). */
  | { readonly inPlaceOf: string };

/** The bookings that a refusal names, by arrival. */
export async function namedBookings(
  { tx, scope }: Work<WorkspaceScope>,
  of: BookingsOf,
): Promise<RecordInTheWay[]> {
  const rows = rowsOf(
    await tx.execute(sql`select b.id, b.guest_name, b.check_in::date::text as check_in, b.check_out::date::text as check_out
      from booking b where b.workspace_id = ${scope.workspaceId}::uuid and ${are(of)}
      order by b.check_in, b.id limit ${NAMED_RECORDS}`),
  );
  return rows.map((row) => ({
    kind: "booking",
    id: textIn(row, "id"),
    name: textIn(row, "guest_name"),
    from: textIn(row, "check_in"),
    to: textIn(row, "check_out"),
  }));
}

function are(of: BookingsOf): SQL {
  if ("unitId" in of) return sql`b.unit_id = ${of.unitId}::uuid`;
  if ("inPlaceOf" in of) return tookTheTimeOf(of.inPlaceOf);
  if ("onBlock" in of) return holdBlocked(sql`d.block_id = ${of.onBlock}::uuid`);
  if ("onBlocksOfUnit" in of) return holdBlocked(sql`d.unit_id = ${of.onBlocksOfUnit}::uuid`);
  const ids = sql`(select value::uuid from jsonb_array_elements_text(${JSON.stringify(of.paidAmong)}::jsonb))`;
  return sql`b.id in ${ids} and exists (select 1 from income i
    where i.workspace_id = b.workspace_id and (i.booking_id = b.id or i.cleaning_of = b.id))`;
}

/** The same condition as the table's exclusion constraint, which cannot name the booking in conflict. */
function tookTheTimeOf(discarded: string): SQL {
  return sql`b.status = 'confirmed' and not b.overlap_confirmed and exists (select 1 from trash t
    cross join jsonb_array_elements(t.payload) part cross join jsonb_array_elements(part -> 'rows') r
    where t.workspace_id = b.workspace_id and t.kind = 'booking' and t.entity_id = ${discarded}::uuid
      and part ->> 'table' = 'booking' and r ->> 'status' = 'confirmed' and not (r ->> 'overlap_confirmed')::boolean
      and (r ->> 'property_id')::uuid = b.property_id
      and (b.unit_id is null or r ->> 'unit_id' is null or (r ->> 'unit_id')::uuid = b.unit_id)
      and (r ->> 'in_at')::timestamptz < b.out_at and (r ->> 'out_at')::timestamptz > b.in_at)`;
}

function holdBlocked(which: SQL): SQL {
  return sql`b.status = 'confirmed' and exists (select 1 from blocked_date d
    where d.workspace_id = b.workspace_id and d.property_id = b.property_id and ${which}
      and (b.unit_id is null or d.unit_id is null or b.unit_id = d.unit_id)
      and d.date >= b.check_in::date and d.date < b.check_out::date)`;
}
