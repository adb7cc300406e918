import type { StandingBooking } from "@keystead/domain/bookings";
import { localDateTime } from "@keystead/domain/calendar";
import { idOf } from "@keystead/domain/ids";
import { currency } from "@keystead/domain/money";
import type { Currency } from "@keystead/domain/money";
import { turnoverKinds, turnoverStatuses } from "@keystead/domain/turnovers";
import type { PlannedTurnover, TurnoverRecord } from "@keystead/domain/turnovers";
import { and, eq, inArray, sql } from "#kernel/db/drizzle.ts";

import { firstRow } from "#kernel/db/queries/rows.ts";
import type { StoredRow } from "#kernel/db/queries/stored-row.ts";
import { optionalIdIn, optionalNumberIn, rowsIn, textIn, wordIn } from "#kernel/db/queries/stored-row.ts";
import { booking, turnover } from "#kernel/db/schema/index.ts";
import type { Work, WorkspaceScope } from "#kernel/work.ts";
import type { PropertyHome } from "../turnover-store.ts";

export type FollowedBookings = PropertyHome & {
  /** All bookings of the property, including cancelled ones. */
  readonly bookings: readonly StandingBooking[];
  /** The turnovers that follow them, and those whose booking was deleted. */
  readonly turnovers: readonly (TurnoverRecord & { readonly isElsewhere: boolean })[];
};

/**
 * All that the turnovers of a property follow, in one statement; the caller has locked the property. A turnover belongs
 * to the property of its booking, even while it still names another.
 */
export async function readFollowedBookings(
  { tx, scope: { workspaceId } }: Work<WorkspaceScope>,
  propertyId: string,
): Promise<FollowedBookings | undefined> {
  const ms = (column: string) => sql.raw(`extract(epoch from j.${column}) * 1000`);
  const row = firstRow(
    await tx.execute(sql`select p.timezone, p.cleaning_minutes, p.currency,
      (select json_agg(json_build_object('id', b.id, 'unitId', b.unit_id, 'status', b.status,
          'checkIn', to_char(b.check_in, 'YYYY-MM-DD"T"HH24:MI'), 'checkOut', to_char(b.check_out, 'YYYY-MM-DD"T"HH24:MI')))
        from booking b where b.workspace_id = p.workspace_id and b.property_id = p.id) as bookings,
      (select json_agg(json_build_object('id', j.id, 'bookingId', j.booking_id, 'unitId', j.unit_id, 'status', j.status,
          'cleanerId', j.cleaner_id, 'kind', j.kind, 'isElsewhere', j.property_id <> p.id,
          'windowStart', ${ms("window_starts_at")}, 'windowEnd', ${ms("window_ends_at")},
          'slotStart', ${ms("slot_starts_at")}, 'slotEnd', ${ms("slot_ends_at")}, 'confirmed', ${ms("confirmed_at")}))
        from turnover j where j.workspace_id = p.workspace_id and j.kind = 'checkout' and (
          (j.property_id = p.id and j.booking_id is null) or j.booking_id in (
            select b.id from booking b where b.workspace_id = p.workspace_id and b.property_id = p.id))) as turnovers
    from property p where p.workspace_id = ${workspaceId}::uuid and p.id = ${propertyId}::uuid`),
  );
  if (row === undefined) return undefined;
  return {
    zone: textIn(row, "timezone"),
    cleaningMinutes: Number(row["cleaning_minutes"]),
    currency: currency(textIn(row, "currency")),
    bookings: rowsIn(row["bookings"]).map(bookingFrom),
    turnovers: rowsIn(row["turnovers"]).map(turnoverFrom),
  };
}

function bookingFrom(row: StoredRow): StandingBooking {
  return {
    id: idOf(textIn(row, "id")),
    unitId: optionalIdIn(row, "unitId"),
    status: row["status"] === "cancelled" ? "cancelled" : "confirmed",
    checkIn: localDateTime(textIn(row, "checkIn")),
    checkOut: localDateTime(textIn(row, "checkOut")),
  };
}

function turnoverFrom(row: StoredRow): FollowedBookings["turnovers"][number] {
  return {
    id: idOf(textIn(row, "id")),
    kind: wordIn(turnoverKinds, row["kind"]),
    bookingId: optionalIdIn(row, "bookingId"),
    unitId: optionalIdIn(row, "unitId"),
    status: wordIn(turnoverStatuses, row["status"]),
    cleanerId: optionalIdIn(row, "cleanerId"),
    window: { startMs: Number(row["windowStart"]), endMs: optionalNumberIn(row, "windowEnd") },
    slot: { startMs: Number(row["slotStart"]), endMs: Number(row["slotEnd"]) },
    confirmedAtMs: optionalNumberIn(row, "confirmed"),
    isElsewhere: row["isElsewhere"] === true,
  };
}

/**
 * Moves turnovers to the property to which their booking was moved. A fee agreed in another currency becomes 0 and
 * must be agreed again.
 */
export async function bringTurnovers(
  { tx, scope, now }: Work<WorkspaceScope>,
  ids: readonly string[],
  to: { readonly propertyId: string; readonly currency: Currency },
): Promise<void> {
  if (ids.length === 0) return;
  await tx.execute(sql`update turnover j set property_id = ${to.propertyId}::uuid, unit_id = b.unit_id, confirmed_at = null, checklist = null,
      fee_minor = case when j.currency = ${to.currency} then j.fee_minor else 0 end, currency = ${to.currency},
      version = j.version + 1, updated_at = ${now.toISOString()}::timestamptz
    from booking b where b.workspace_id = j.workspace_id and b.id = j.booking_id
      and j.workspace_id = ${scope.workspaceId}::uuid
      and j.id in (select value::uuid from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`);
}

/** The properties of these bookings, each once. */
export async function propertiesOfBookings(
  { tx, scope }: Work<WorkspaceScope>,
  ids: readonly string[],
): Promise<readonly string[]> {
  const rows = await tx
    .selectDistinct({ id: booking.propertyId })
    .from(booking)
    .where(and(eq(booking.workspaceId, scope.workspaceId), inArray(booking.id, [...ids])))
    .orderBy(booking.propertyId);
  return rows.map(({ id }) => id);
}

/** Inserts all in one statement, regardless of their number. */
export async function insertFollowing(
  { tx, scope, now }: Work<WorkspaceScope>,
  made: readonly PlannedTurnover[],
  of: { readonly propertyId: string; readonly currency: Currency },
): Promise<void> {
  if (made.length === 0) return;
  await tx.insert(turnover).values(
    made.map(({ kind, bookingId, unitId, window, slot }) => ({
      workspaceId: scope.workspaceId,
      ...of,
      kind,
      bookingId,
      unitId,
      windowStartsAt: new Date(window.startMs),
      windowEndsAt: window.endMs === null ? null : new Date(window.endMs),
      slotStartsAt: new Date(slot.startMs),
      slotEndsAt: new Date(slot.endMs),
      createdAt: now,
      updatedAt: now,
    })),
  );
}

/** Writes moved turnovers in one statement, regardless of their number. */
export async function moveFollowing(
  { tx, scope, now }: Work<WorkspaceScope>,
  turnovers: readonly TurnoverRecord[],
): Promise<void> {
  if (turnovers.length === 0) return;
  const text = (atMs: number | null) => (atMs === null ? null : new Date(atMs).toISOString());
  const moved = turnovers.map(({ id, unitId, status, cleanerId, window, slot, confirmedAtMs }) => ({
    id,
    unit_id: unitId,
    status,
    cleaner_id: cleanerId,
    window_starts_at: text(window.startMs),
    window_ends_at: text(window.endMs),
    slot_starts_at: text(slot.startMs),
    slot_ends_at: text(slot.endMs),
    confirmed_at: text(confirmedAtMs),
  }));
  await tx.execute(sql`update turnover j set unit_id = m.unit_id, status = m.status,
      window_starts_at = m.window_starts_at, window_ends_at = m.window_ends_at, slot_starts_at = m.slot_starts_at,
      slot_ends_at = m.slot_ends_at, confirmed_at = m.confirmed_at, version = j.version + 1,
      updated_at = ${now.toISOString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(moved)}::jsonb) as m(id uuid, unit_id uuid, status text,
      window_starts_at timestamptz, window_ends_at timestamptz, slot_starts_at timestamptz, slot_ends_at timestamptz,
      confirmed_at timestamptz)
    where j.workspace_id = ${scope.workspaceId}::uuid and j.id = m.id`);
}
