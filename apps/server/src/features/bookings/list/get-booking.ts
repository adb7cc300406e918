import type { BookingDetail, BookingList, BookingQuery } from "@keystead/contract/bookings";
import { findConflicts, leasesDuring } from "@keystead/domain/bookings";
import type { BookingRequest } from "@keystead/domain/bookings";
import { idOf } from "@keystead/domain/ids";

import { refusal } from "#kernel/api/index.ts";
import type { Work } from "#kernel/work.ts";
import { amountText, findProperty } from "../../properties/index.ts";
import { findListedBooking, selectBookings, sumBookings } from "./booking-list-store.ts";
import { findMoneyOf } from "../payments/booking-money-store.ts";
import { findNights } from "../booking-store.ts";
import { bookingView, nightViews, paymentView, bookedDates, sumView } from "../booking-view.ts";
import { findSurroundings } from "../conflicts/surroundings-store.ts";
import type { Surroundings } from "../conflicts/surroundings-store.ts";

export async function listBookings(work: Work, query: BookingQuery): Promise<BookingList> {
  const { items, total, ...onward } = await selectBookings(work, query);
  const sums = await sumBookings(work, query);
  return {
    items: items.map((item) => bookingView(item, work.now)),
    total,
    ...onward,
    sums: sums.map(sumView),
  };
}

/** The booking with its nights, its money and its conflicts. */
export async function getBooking(work: Work, id: string): Promise<BookingDetail> {
  const found = await findListedBooking(work, id);
  if (found === undefined) throw refusal("NOT_FOUND");
  const { row } = found;
  const site = await findProperty(work, row.propertyId);
  if (site === undefined) throw new Error("a booking without its property");
  const stay = { ...bookedDates(row), id: idOf<"booking">(id), unitId: row.unitId };
  const around =
    row.status === "cancelled"
      ? null
      : await findSurroundings(work, { propertyId: row.propertyId, site }, [stay]);
  const money = await findMoneyOf(work, id);
  return {
    ...bookingView(found, work.now),
    nightPrices: nightViews(await findNights(work, id), row.currency),
    payments: money
      .filter(({ cleaningOf }) => cleaningOf === null)
      .map(({ currency: _in, cleaningOf: _none, ...payment }) => paymentView(payment, row.currency)),
    cleaning: money
      .filter(({ cleaningOf }) => cleaningOf !== null)
      .map(({ id: record, date, amountMinor, currency }) => ({
        id: record,
        date,
        amount: amountText(amountMinor, currency),
        currency,
      })),
    ...(around === null ? { overlaps: [], shortGaps: [], leases: [] } : inTheWayOf(stay, around)),
  };
}

/** The bookings that overlap a booking or come too close to it, and the leases during it. */
export function inTheWayOf(
  stay: Pick<BookingRequest, "id" | "unitId" | "checkIn" | "checkOut">,
  around: Surroundings,
): Pick<BookingDetail, "overlaps" | "shortGaps" | "leases"> {
  const { bookings: others, zone, minGapMinutes } = around;
  const { overlaps, shortGaps } = findConflicts({ booking: stay, others, zone, minGapMinutes });
  const during = leasesDuring(stay, around.leases);
  const named = (id: string): BookingDetail["overlaps"] =>
    others
      .filter((other) => other.id === id)
      .map(({ guestName, unitName, checkIn, checkOut }) => ({ id, guestName, unitName, checkIn, checkOut }));
  return {
    overlaps: overlaps.flatMap(named),
    shortGaps: shortGaps.flatMap(({ bookingId, minutes }) =>
      named(bookingId).map((other) => ({ ...other, minutes })),
    ),
    leases: around.leases
      .filter(({ id }) => during.includes(id))
      .map(({ id, tenant, startsOn, endsOn }) => ({ id, tenant, startsOn, endsOn })),
  };
}
