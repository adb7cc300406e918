import { randomUUID } from "node:crypto";

import type { BookingDetail, NewBooking } from "@keystead/contract/bookings";
import { instantOf } from "@keystead/domain/calendar";

import { auditedChanges } from "#kernel/audit/audited-changes.ts";
import { writeAudits } from "#kernel/audit/write-audit.ts";
import type { BookingsChanged } from "#kernel/registry/hooks/bookings-changed.ts";
import type { Work } from "#kernel/work.ts";
import { assertFeature } from "../plans/index.ts";
import { assertOpenTo, requireSite } from "../properties/index.ts";
import type { Site } from "../properties/index.ts";
import { bookingRequest } from "./plan/booking-request.ts";
import type { BookingInputFields } from "./plan/booking-request.ts";
import { insertBookings } from "./booking-store.ts";
import type { BookingToStore } from "./booking-store.ts";
import { notifyOfConflicts } from "./conflicts/conflict-notices.ts";
import { personalBookingFields, auditedBooking } from "./booking-view.ts";
import { getBooking } from "./list/get-booking.ts";
import { askAbout, plannedBooking } from "./plan/planned-booking.ts";
import type { PlannedBooking } from "./plan/planned-booking.ts";
import { findSurroundings } from "./conflicts/surroundings-store.ts";

/** The dependencies of a change of a property's bookings, in addition to its transaction. */
export type BookingWork = {
  readonly work: Work;
  readonly deps: { readonly bookingsChanged: BookingsChanged };
};

/**
 * R-D03 to R-D08: locks the property first, so that of two people who book at the same moment the second sees the
 * first booking and is asked.
 */
export async function createBooking(
  { work, deps }: BookingWork,
  { confirm, ...entered }: NewBooking,
): Promise<BookingDetail> {
  assertFeature(work.scope, "calendar");
  const site = await requireSite(work, entered);
  assertOpenTo(site, "daily");
  const draft = bookingRequest(entered, site.currency, null);
  const around = await findSurroundings(work, { propertyId: entered.propertyId, site }, [draft]);
  const plan = plannedBooking(draft, null, around);
  askAbout(plan.questions, confirm);
  const id = randomUUID();
  await storeBookings(work, [{ id, ...storedBooking(entered, plan, site) }]);
  await deps.bookingsChanged(work, entered.propertyId);
  return getBooking(work, id);
}

/** The stored form of a valid booking. */
export function storedBooking(
  input: BookingInputFields,
  plan: PlannedBooking,
  { timezone }: Pick<Site, "timezone">,
): BookingToStore {
  const { checkIn, checkOut, dailyRate: _text, ...fields } = input;
  return {
    fields: {
      ...fields,
      status: "confirmed",
      checkIn,
      checkOut,
      ...instants(plan.stay, timezone),
      currency: plan.currency,
      totalMinor: plan.totalMinor,
      dailyRateMinor: plan.stay.dailyRateMinor,
      overlapConfirmed: plan.warnings.some(({ code }) => code === "BOOKING_OVERLAP"),
    },
    nights: plan.nights,
  };
}

function instants({ checkIn, checkOut }: PlannedBooking["stay"], zone: string) {
  return { inAt: new Date(instantOf(checkIn, zone)), outAt: new Date(instantOf(checkOut, zone)) };
}

/** Stores the bookings with their nights, and writes their audit entries. */
export async function storeBookings(
  work: Work,
  stays: readonly (BookingToStore & { readonly id: string })[],
): Promise<void> {
  await insertBookings(work, stays);
  await writeAudits(
    work,
    stays.map(({ id, fields }) => ({
      action: "create",
      entity: "booking",
      entityId: id,
      partOf: fields.propertyId,
      changes: auditedChanges({}, auditedBooking(fields), personalBookingFields),
    })),
  );
  const conflicts = stays.filter(({ fields }) => fields.overlapConfirmed);
  await notifyOfConflicts(
    work,
    conflicts.map(({ id, fields }) => ({ id, checkIn: fields.checkIn })),
    work.scope.userId,
  );
}
