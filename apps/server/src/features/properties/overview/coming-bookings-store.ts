import { plainDate } from "@keystead/domain/calendar";
import type { PlainDate } from "@keystead/domain/calendar";
import { NEXT_EVENTS } from "@keystead/domain/properties";
import { sql } from "#kernel/db/drizzle.ts";
import type { SQL } from "#kernel/db/drizzle.ts";

import { inNameOrder } from "#kernel/db/queries/fold.ts";

/** A current or coming booking, as its property's page shows it. */
export type ComingBooking = {
  readonly id: string;
  readonly guestName: string;
  readonly unitName: string | null;
  readonly arrivesOn: PlainDate;
  readonly leavesOn: PlainDate;
  /** The guest has arrived and not left yet. */
  readonly here: boolean;
};

type BookingToStore = Omit<ComingBooking, "arrivesOn" | "leavesOn"> & {
  readonly arrivesOn: string;
  readonly leavesOn: string;
};

/**
 * The bookings of the property in the surrounding statement, as a column of JSON; by arrival, as many as a page
 * shows.
 */
export function comingBookings(now: Date): SQL<BookingToStore[]> {
  const at = sql`${now.toISOString()}::timestamptz`;
  return sql<BookingToStore[]>`(select coalesce(json_agg(s.stay), '[]'::json) from (
      select json_build_object('id', b.id, 'guestName', b.guest_name, 'unitName', u.name, 'arrivesOn', b.check_in::date,
        'leavesOn', b.check_out::date, 'here', b.in_at <= ${at}) as stay
      from booking b left join unit u on u.workspace_id = b.workspace_id and u.id = b.unit_id
      where b.workspace_id = property.workspace_id and b.property_id = property.id and b.status = 'confirmed' and b.out_at > ${at}
      order by b.in_at, ${inNameOrder(sql`u.name`)}, b.id limit ${NEXT_EVENTS}) s)`;
}

export function comingBooking(stored: BookingToStore): ComingBooking {
  return { ...stored, arrivesOn: plainDate(stored.arrivesOn), leavesOn: plainDate(stored.leavesOn) };
}
