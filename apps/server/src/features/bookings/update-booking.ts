import type { BookingChange, BookingDetail, BookingReinstate } from "@keystead/contract/bookings";

import { refusal, stale } from "#kernel/api/index.ts";
import { auditedChanges } from "#kernel/audit/audited-changes.ts";
import { writeAudit } from "#kernel/audit/write-audit.ts";
import { bookingGuestFields } from "@keystead/domain/bookings";
import { currency } from "@keystead/domain/money";
import { valuesOf } from "@keystead/domain/record-fields";
import type { Work } from "#kernel/work.ts";
import { assertFeature } from "../plans/index.ts";
import { amountText, assertOpenTo, requireSite } from "../properties/index.ts";
import { bookingRequest } from "./plan/booking-request.ts";
import type { BookingInputFields } from "./plan/booking-request.ts";
import { findListedBooking } from "./list/booking-list-store.ts";
import { findNights, lockBooking, writeBooking } from "./booking-store.ts";
import type { BookingRow, LockedBooking } from "./booking-store.ts";
import { bookingView, personalBookingFields, bookedDates, auditedBooking } from "./booking-view.ts";
import { notifyOfConflicts } from "./conflicts/conflict-notices.ts";
import { storedBooking } from "./create-booking.ts";
import type { BookingWork } from "./create-booking.ts";
import { assertLinesHold } from "./lines/booking-lines.ts";
import { getBooking } from "./list/get-booking.ts";
import { askAbout, plannedBooking } from "./plan/planned-booking.ts";
import { findSurroundings } from "./conflicts/surroundings-store.ts";

/**
 * R-D14: merges the given fields into the booking under its lock, and the rules check the whole booking; nights that
 * it already had keep their price. Warnings are raised only for a change of unit, time or price.
 */
export async function updateBooking(stay: BookingWork, change: BookingChange): Promise<BookingDetail> {
  const { work } = stay;
  assertFeature(work.scope, "calendar");
  const { id, version, confirm, recalculate, ...changed } = change;
  const row = await lockedAsRead(work, { id, version }, changed.propertyId);
  const entered = { ...inputOfRow(row), ...changed };
  const moves = isMove(row, entered) || recalculate;
  return moves && row.status === "confirmed"
    ? replan(stay, row, { entered, recalculate, confirm })
    : keep(stay, row, entered);
}

/**
 * Reinstates a cancelled booking if nothing conflicts with its nights; each night keeps the price at which it was
 * sold.
 */
export async function reinstateBooking(stay: BookingWork, input: BookingReinstate): Promise<BookingDetail> {
  const { work } = stay;
  assertFeature(work.scope, "calendar");
  const row = await lockedAsRead(work, input);
  if (row.status === "confirmed") return getBooking(work, row.id);
  return replan(stay, row, { entered: inputOfRow(row), recalculate: false, confirm: input.confirm });
}

/** Locks the booking if its version is unchanged; otherwise refuses with the record as it is now. */
export async function lockedAsRead(
  work: Work,
  { id, version }: { readonly id: string; readonly version: number },
  propertyId?: string,
): Promise<LockedBooking> {
  const row = await lockBooking(work, id, { propertyId });
  if (row === undefined) throw refusal("NOT_FOUND");
  if (row.version === version) return row;
  const listed = await findListedBooking(work, id);
  if (listed === undefined) throw refusal("NOT_FOUND");
  throw stale(bookingView(listed, work.now));
}

/** Changes only guest and notes: dates, unit and price stay the same. */
async function keep(
  { work }: BookingWork,
  row: BookingRow,
  entered: BookingInputFields,
): Promise<BookingDetail> {
  bookingRequest(entered, row.currency, row.id);
  const { guestsCount, notes } = entered;
  const fields = { ...valuesOf(bookingGuestFields, entered), guestsCount, notes };
  await writeBooking(work, row, { fields });
  await auditBooking(work, row, { ...row, ...fields });
  return getBooking(work, row.id);
}

type Replan = {
  readonly entered: BookingInputFields;
  readonly recalculate: boolean;
  readonly confirm: readonly string[] | undefined;
};

async function replan(
  { work, deps }: BookingWork,
  row: LockedBooking,
  { entered, recalculate, confirm }: Replan,
): Promise<BookingDetail> {
  const site = await requireSite(work, entered);
  // An existing booking may stay in its unit, whatever has changed there (R-L05, R-D11).
  if (entered.propertyId !== row.propertyId || entered.unitId !== row.unitId) assertOpenTo(site, "daily");
  const sold = recalculate
    ? null
    : { nights: await findNights(work, row.id), currency: currency(row.currency) };
  const draft = bookingRequest(entered, sold === null ? site.currency : row.currency, row.id);
  const around = await findSurroundings(work, { propertyId: entered.propertyId, site }, [draft]);
  // Another rate, or another way of pricing, gives all nights a new price.
  const repriced = draft.rateMode !== row.rateMode || draft.dailyRateMinor !== row.dailyRateMinor;
  const plan = plannedBooking(draft, repriced ? null : sold, around);
  askAbout(plan.questions, confirm);
  const stored = storedBooking(entered, plan, site);
  assertLinesHold(row, stored.fields);
  await writeBooking(work, row, stored);
  await auditBooking(work, row, { ...row, ...stored.fields });
  const { overlapConfirmed, checkIn } = stored.fields;
  if (overlapConfirmed) await notifyOfConflicts(work, [{ id: row.id, checkIn }], work.scope.userId);
  await deps.bookingsChanged(work, row.propertyId);
  if (entered.propertyId !== row.propertyId) await deps.bookingsChanged(work, entered.propertyId);
  return getBooking(work, row.id);
}

function isMove(row: BookingRow, entered: BookingInputFields): boolean {
  const was = inputOfRow(row);
  const fields = ["propertyId", "unitId", "checkIn", "checkOut", "rateMode", "dailyRate"] as const;
  return fields.some((field) => entered[field] !== was[field]);
}

async function auditBooking(work: Work, before: BookingRow, after: BookingRow): Promise<void> {
  await writeAudit(work, {
    action: before.status === after.status ? "update" : "reinstate",
    entity: "booking",
    entityId: before.id,
    partOf: after.propertyId,
    changes: {
      ...auditedChanges(auditedBooking(before), auditedBooking(after), personalBookingFields),
      in: after.currency,
    },
  });
}

/** The stored record in the form of the input. */
export function inputOfRow(row: BookingRow): BookingInputFields {
  const { propertyId, unitId, guestsCount, rateMode, notes } = row;
  return {
    propertyId,
    unitId,
    ...valuesOf(bookingGuestFields, row),
    guestsCount,
    ...bookedDates(row),
    rateMode,
    dailyRate: row.dailyRateMinor === null ? null : amountText(row.dailyRateMinor, row.currency),
    notes,
  };
}
