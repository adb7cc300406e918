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
 * R-D14: what is sent is laid over the booking as it stands under the lock, and the rules judge the whole stay; nights that it had keep
 * their price. Only of a change of place, time or price is anything asked.
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

/** A cancelled booking stands again, if nothing keeps it from its nights; each is sold at what it was. */
export async function reinstateBooking(stay: BookingWork, input: BookingReinstate): Promise<BookingDetail> {
  const { work } = stay;
  assertFeature(work.scope, "calendar");
  const row = await lockedAsRead(work, input);
  if (row.status === "confirmed") return getBooking(work, row.id);
  return replan(stay, row, { entered: inputOfRow(row), recalculate: false, confirm: input.confirm });
}

/** The booking as it was read; another version is answered with the record as it stands. */
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

/** Who comes and what is noted of it: the stay is the same. */
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
  // What stands stays there, whatever became of its place (R-L05, R-D11).
  if (entered.propertyId !== row.propertyId || entered.unitId !== row.unitId) assertOpenTo(site, "daily");
  const sold = recalculate
    ? null
    : { nights: await findNights(work, row.id), currency: currency(row.currency) };
  const draft = bookingRequest(entered, sold === null ? site.currency : row.currency, row.id);
  const around = await findSurroundings(work, { propertyId: entered.propertyId, site }, [draft]);
  // Another rate, or another way to price, is a new price for all nights.
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

/** The record as it is sent. */
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
