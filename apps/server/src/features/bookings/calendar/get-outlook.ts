import type { Outlook, OutlookBooking } from "@keystead/contract/bookings";
import { bookingMoney, nightsDueMinor, OUTLOOK_DAYS } from "@keystead/domain/bookings";
import { addDays, dateOfLocal, plainDate } from "@keystead/domain/calendar";

import type { Work } from "#kernel/work.ts";
import { moneyByCurrency } from "../../properties/index.ts";
import { sumBookings } from "../list/booking-list-store.ts";
import { bookedDates } from "../booking-view.ts";
import { cleaningOf } from "./cleanings.ts";
import { findOutlookBookings, countRentablesTonight } from "./outlook-store.ts";

type Found = Awaited<ReturnType<typeof findOutlookBookings>>[number];

/**
 * The guests who come and leave within seven days of the current day at each property, the nights sold tonight, the
 * conflicts and the unpaid amounts.
 */
export async function getOutlook(work: Work): Promise<Outlook> {
  const found = await findOutlookBookings(work);
  const rentables = await countRentablesTonight(work);
  const within = found.filter((stay) => dayOf(stay, "checkIn") <= lastDay(stay));
  // Sums over all days, with the sums of the list that this figure opens.
  const unpaid = await sumBookings(work, { money: ["unpaid", "partially_paid"] });
  return {
    tonight: { rentables, sold: Math.min(rentables, soldTonight(found)) },
    arrivals: within.filter((stay) => dayOf(stay, "checkIn") >= stay.today).map(view),
    departures: found
      .filter((stay) => dayOf(stay, "checkOut") >= stay.today && dayOf(stay, "checkOut") <= lastDay(stay))
      .toSorted((a, b) => a.row.outAt.getTime() - b.row.outAt.getTime())
      .map(view),
    conflicts: found.filter((stay) => stay.inConflict && stay.row.outAt > work.now).length,
    unpaid: {
      bookings: unpaid.reduce((sum, { bookings }) => sum + bookings, 0),
      outstanding: moneyByCurrency(
        unpaid.map(({ currency, outstandingMinor }) => ({ currency, minor: outstandingMinor })),
      ),
    },
  };
}

/** Counts each unit or property once, however often it was sold; a booking of the whole property counts as one. */
function soldTonight(found: readonly Found[]): number {
  const sold = found.filter(
    (stay) => dayOf(stay, "checkIn") <= stay.today && dayOf(stay, "checkOut") > stay.today,
  );
  return new Set(sold.map(({ row }) => row.unitId ?? row.propertyId)).size;
}

function dayOf({ row }: Found, end: "checkIn" | "checkOut"): string {
  return dateOfLocal(bookedDates(row)[end]);
}

function lastDay({ today }: Found): string {
  return addDays(plainDate(today), OUTLOOK_DAYS - 1);
}

/** Null if no turnover is planned. */
function cleaningAfter({ cleaning, home }: Found): OutlookBooking["cleaning"] {
  const { id, status } = cleaning;
  return id === null || status === null ? null : cleaningOf({ ...cleaning, id, status }, home);
}

function view(found: Found): OutlookBooking {
  const { row, propertyName, unitName, today, inConflict } = found;
  return {
    id: row.id,
    guestName: row.guestName,
    guestsCount: row.guestsCount,
    property: { id: row.propertyId, name: propertyName },
    unit: row.unitId === null || unitName === null ? null : { id: row.unitId, name: unitName },
    today,
    ...bookedDates(row),
    money: bookingMoney(nightsDueMinor(row), row.recordedMinor, row.status).state,
    inConflict,
    cleaning: cleaningAfter(found),
  };
}
