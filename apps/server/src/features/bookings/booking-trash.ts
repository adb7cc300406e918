import type { RecordInTheWay } from "@keystead/contract";
import { checkBlockedDates, findConflicts } from "@keystead/domain/bookings";
import { dateOfLocal, localDateTime } from "@keystead/domain/calendar";
import { idOf } from "@keystead/domain/ids";

import { NAMED_RECORDS, refusal } from "#kernel/api/index.ts";
import { trashKind } from "#kernel/trash/trash-kind.ts";
import type { Work } from "#kernel/work.ts";
import { findProperty, namedBookings } from "../properties/index.ts";
import { findBooking } from "./booking-store.ts";
import { bookedDates } from "./booking-view.ts";
import { blocksOf } from "./plan/planned-booking.ts";
import { findSurroundings } from "./conflicts/surroundings-store.ts";
import type { BookingBeside } from "./conflicts/surroundings-store.ts";

export const bookingTrash = trashKind("booking", ["booking", "booking_night", "booking_line"], {
  partOf: ["property_id"],
});
export const blockTrash = trashKind("blocked_date", ["blocked_date"], { partOf: ["property_id"] });
export const seasonTrash = trashKind("seasonal_rate", ["seasonal_rate"], { partOf: ["property_id"] });

/** Runs before the restore, because the table itself can refuse but not name the booking that now has this time. */
export async function assertTimeIsFree(work: Work, id: string): Promise<void> {
  refuseSold(await namedBookings(work, { inPlaceOf: id }));
}

/**
 * A restored booking must not conflict with others: its nights may have been sold or blocked in the meantime, and an
 * Undo cannot ask. Overlaps that were confirmed before the deletion, in either of the two bookings, are allowed.
 */
export async function assertStillFree(work: Work, _first: string, ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    const row = await findBooking(work, id);
    if (row === undefined || row.status === "cancelled") continue;
    const site = await findProperty(work, row.propertyId);
    if (site === undefined) throw refusal("CANNOT_RESTORE");
    const stay = { ...bookedDates(row), id: idOf<"booking">(id), unitId: row.unitId };
    const around = await findSurroundings(work, { propertyId: row.propertyId, site }, [stay]);
    const { bookings: others, zone, minGapMinutes } = around;
    const { overlaps } = findConflicts({ booking: stay, others, zone, minGapMinutes });
    const unasked = new Set<string>(others.filter((one) => !one.overlapConfirmed).map((one) => one.id));
    const inTheWay = row.overlapConfirmed ? [] : overlaps.filter((other) => unasked.has(other));
    if (inTheWay.length > 0) throw refusal("CANNOT_RESTORE", { records: namedBookingsOf(inTheWay, others) });
    const free = checkBlockedDates(stay, around.blocked);
    if (!free.ok)
      throw refusal("CANNOT_RESTORE", { records: namedBlocks(blocksOf(free.nights, stay, around.blocked)) });
  }
}

/** Blocked nights that are restored with their block or unit must not have been sold in the meantime (R-D05). */
export async function assertBlockUnsold(work: Work, id: string): Promise<void> {
  refuseSold(await namedBookings(work, { onBlock: id }));
}
export async function assertUnitUnsold(work: Work, id: string): Promise<void> {
  refuseSold(await namedBookings(work, { onBlocksOfUnit: id }));
}

function refuseSold(records: RecordInTheWay[]): void {
  if (records.length > 0) throw refusal("CANNOT_RESTORE", { records });
}

function namedBookingsOf(ids: readonly string[], stays: readonly BookingBeside[]): RecordInTheWay[] {
  return stays
    .filter(({ id }) => ids.includes(id))
    .slice(0, NAMED_RECORDS)
    .map(namedBooking);
}

/** A booking as a refusal names it. */
export function namedBooking({ id, guestName, checkIn, checkOut }: NamedBooking): RecordInTheWay {
  return {
    kind: "booking",
    id,
    name: guestName,
    from: dateOfLocal(localDateTime(checkIn)),
    to: dateOfLocal(localDateTime(checkOut)),
  };
}

type NamedBooking = Pick<BookingBeside, "guestName"> &
  Readonly<Record<"id" | "checkIn" | "checkOut", string>>;

function namedBlocks(blocks: ReturnType<typeof blocksOf>): RecordInTheWay[] {
  return blocks.slice(0, NAMED_RECORDS).map(({ blockId, from, through, reason }) => ({
    kind: "block",
    id: blockId,
    name: reason,
    from,
    to: through,
  }));
}
