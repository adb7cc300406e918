import type { BookingCancel, BookingDetail } from "@keystead/contract/bookings";
import { planCancellation as decide } from "@keystead/domain/bookings";
import type { Cancellation } from "@keystead/domain/bookings";
import { dayInZone as dayAt } from "@keystead/domain/calendar";
import type { PlainDate } from "@keystead/domain/calendar";
import { idOf } from "@keystead/domain/ids";
import { currency } from "@keystead/domain/money";

import { parseAmount, badField } from "#kernel/api/index.ts";
import { writeAudits } from "#kernel/audit/write-audit.ts";
import type { AuditEntry } from "#kernel/audit/write-audit.ts";
import type { Work } from "#kernel/work.ts";
import { insertRecords, insertReversals } from "../ledger/index.ts";
import type { StoredRecordColumns } from "../ledger/index.ts";
import { assertRoomForRecords, lockWorkspace } from "../plans/index.ts";
import { findProperty } from "../properties/index.ts";
import { findPayments } from "./payments/booking-money-store.ts";
import type { StoredPayment } from "./payments/booking-money-store.ts";
import { writeBooking } from "./booking-store.ts";
import type { BookingRow } from "./booking-store.ts";
import type { BookingWork } from "./create-booking.ts";
import { getBooking } from "./list/get-booking.ts";
import { lockedAsRead } from "./update-booking.ts";

/**
 * R-D09, R-D13: frees the nights. Of the recorded money, the retained part becomes other income and the rest is
 * refunded, all dated today.
 */
export async function cancelBooking(
  { work, deps }: BookingWork,
  { id, version, kept }: BookingCancel,
): Promise<BookingDetail> {
  await lockWorkspace(work);
  const row = await lockedAsRead(work, { id, version });
  if (row.status === "cancelled") return getBooking(work, id);
  const payments = await findPayments(work, id);
  const keptMinor = parseAmount(kept, currency(row.currency), { field: "kept", rule: "not_negative" });
  const property = await findProperty(work, row.propertyId);
  if (property === undefined) throw new Error("a booking without its property");
  const on = dayAt(property.timezone, work.now.getTime());
  const decision = decide({ payments: bookedOf(payments), keptMinor, on });
  if (!decision.ok) throw badField(["kept"], "KEPT_ABOVE_PAID");
  const booked = await book(work, row, decision.value);
  await writeBooking(work, row, { fields: { status: "cancelled", overlapConfirmed: false } });
  await writeAudits(work, [
    {
      action: "cancel",
      entity: "booking",
      entityId: id,
      partOf: row.propertyId,
      changes: { ...(keptMinor > 0 ? { keptMinor } : {}), in: row.currency },
    },
    ...booked,
  ]);
  await deps.bookingsChanged(work, row.propertyId);
  return getBooking(work, id);
}

/** Each payment with its refunds. */
function bookedOf(payments: readonly StoredPayment[]) {
  return payments
    .filter(({ reversalOf }) => reversalOf === null)
    .map(({ id, amountMinor }) => ({
      incomeId: idOf<"income">(id),
      amountMinor,
      reversedMinor: payments
        .filter(({ reversalOf }) => reversalOf === id)
        .reduce((back, reversal) => back - reversal.amountMinor, 0),
    }));
}

/** Counts and audits the reversals and the fee together; returns the audit entries. */
async function book(
  work: Work,
  row: BookingRow,
  { reversals, storedFee, on }: Cancellation,
): Promise<readonly AuditEntry[]> {
  if (reversals.length === 0) return [];
  const fees = storedFee === null ? [] : [feeOf(row, storedFee.amountMinor, on)];
  await assertRoomForRecords(
    work,
    [...reversals, ...fees].map(() => on),
  );
  // The booking is locked here, as in every verb that changes the recorded money of a booking.
  const backIds = await insertReversals(work, "income", {
    parts: reversals.map(({ incomeId, amountMinor }) => ({ originalId: incomeId, amountMinor, split: null })),
    date: on,
    notes: row.guestName,
  });
  const feeIds = fees.length === 0 ? [] : await insertRecords(work, "income", fees);
  const auditOf = (id: string | undefined, category: string, amountMinor: number): AuditEntry => ({
    action: "create",
    entity: "income",
    entityId: id ?? null,
    partOf: row.propertyId,
    changes: { category, amountMinor, date: on, in: row.currency },
  });
  return [
    ...reversals.map(({ amountMinor }, at) => auditOf(backIds[at], "rent", amountMinor)),
    ...fees.map(({ category, amountMinor }, at) => auditOf(feeIds[at], category, amountMinor)),
  ];
}

/** The retained amount is other income without a link to the booking, because it no longer pays for nights. */
function feeOf(row: BookingRow, amountMinor: number, on: PlainDate): StoredRecordColumns {
  return {
    propertyId: row.propertyId,
    unitId: row.unitId,
    category: "other",
    nature: "operating",
    amountMinor,
    currency: currency(row.currency),
    date: on,
    method: null,
    notes: row.guestName,
    split: null,
  };
}
