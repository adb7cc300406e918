import { refusal } from "#kernel/api/index.ts";
import { writeAudits } from "#kernel/audit/write-audit.ts";
import { moveToTrash } from "#kernel/trash/move-to-trash.ts";
import type { Work } from "#kernel/work.ts";
import { namedBookings } from "../properties/index.ts";
import { requireLockedBooking } from "./payments/booking-payments.ts";
import { bookingParts } from "./booking-store.ts";
import type { BookingRow } from "./booking-store.ts";
import { bookingTrash } from "./booking-trash.ts";
import type { BookingWork } from "./create-booking.ts";

/** R-M04: refused for a booking with recorded money: its payments must be deleted first, or it can be cancelled. */
export async function deleteBooking({ work, deps }: BookingWork, id: string): Promise<{ trashId: string }> {
  const row = await requireLockedBooking(work, id);
  const trashId = await discardBookings(work, [row]);
  await deps.bookingsChanged(work, row.propertyId);
  return { trashId };
}

/** Deletes bookings with one Undo. The caller has locked them and runs the hooks for changed bookings. */
export async function discardBookings(
  work: Work,
  rows: readonly Pick<BookingRow, "id" | "propertyId">[],
): Promise<string> {
  const ids = rows.map(({ id }) => id);
  const [first] = ids;
  if (first === undefined) throw new Error("nothing to discard");
  const records = await namedBookings(work, { paidAmong: ids });
  if (records.length > 0) throw refusal("HAS_PAYMENTS", { records });
  const trashId = await moveToTrash(work, {
    kind: bookingTrash,
    entityId: first,
    parts: bookingParts(ids),
    inUse: () => refusal("HAS_PAYMENTS"),
  });
  await writeAudits(
    work,
    rows.map(({ id, propertyId }) => ({
      action: "delete",
      entity: "booking",
      entityId: id,
      partOf: propertyId,
    })),
  );
  return trashId;
}
