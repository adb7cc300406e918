import type { BookingPayment, BookingSums, BookingView, NightView } from "@keystead/contract/bookings";
import {
  bookingMoney,
  bookingPhase,
  countNights,
  bookingGuestFields,
  nightsDueMinor,
} from "@keystead/domain/bookings";
import type { BookingState, NightPrice } from "@keystead/domain/bookings";
import { textNames, valuesOf } from "@keystead/domain/record-fields";

import { wallClockOf } from "#kernel/db/queries/zone.ts";
import { amountText } from "../properties/index.ts";
import type { BookingFields, BookingRow } from "./booking-store.ts";
import type { StoredPayment } from "./payments/booking-money-store.ts";
import type { BookingSum, ListedBooking } from "./list/booking-list-store.ts";

export function bookingView(item: ListedBooking, now: Date): BookingView {
  const { row, propertyName, unitName, timezone, inConflict } = item;
  const { id, version, currency } = row;
  const { outstandingMinor, creditMinor, state } = bookingMoney(
    nightsDueMinor(row),
    row.recordedMinor,
    row.status,
  );
  return {
    id,
    version,
    property: { id: row.propertyId, name: propertyName },
    unit: row.unitId === null || unitName === null ? null : { id: row.unitId, name: unitName },
    timezone,
    ...valuesOf(bookingGuestFields, row),
    guestsCount: row.guestsCount,
    ...bookedDates(row),
    nights: nightCount(row),
    status: row.status,
    state: stateOf(row, timezone, now),
    currency,
    rateMode: row.rateMode,
    dailyRate: row.dailyRateMinor === null ? null : amountText(row.dailyRateMinor, currency),
    total: amountText(row.totalMinor, currency),
    notes: row.notes,
    money: {
      state,
      recorded: amountText(row.recordedMinor, currency),
      outstanding: amountText(outstandingMinor, currency),
      credit: amountText(creditMinor, currency),
    },
    inConflict,
    createdAt: row.createdAt.toISOString(),
  };
}

export function sumView(sum: BookingSum): BookingSums[number] {
  const { currency, bookings, nights } = sum;
  return {
    currency,
    bookings,
    nights,
    total: amountText(sum.totalMinor, currency),
    recorded: amountText(sum.recordedMinor, currency),
    outstanding: amountText(sum.outstandingMinor, currency),
  };
}

export function nightViews(
  nights: readonly (NightPrice & { readonly kept?: boolean })[],
  currency: string,
): NightView[] {
  return nights.map(({ date, rateMinor, source, kept = false }) => ({
    date,
    rate: amountText(rateMinor, currency),
    season: source.kind === "season" ? source.name : null,
    kept,
  }));
}

export function paymentView(
  { amountMinor, method, ...payment }: StoredPayment,
  code: string,
): BookingPayment {
  return { ...payment, amount: amountText(amountMinor, code), method: method ?? "other" };
}

export function bookedDates(row: Pick<BookingRow, "checkIn" | "checkOut">) {
  return { checkIn: wallClockOf(row.checkIn), checkOut: wallClockOf(row.checkOut) };
}

export function nightCount(row: Pick<BookingRow, "checkIn" | "checkOut">): number {
  const counted = countNights(bookedDates(row));
  return counted.ok ? counted.value : 0;
}

/** R-D09. */
export function stateOf(
  row: Pick<BookingRow, "checkIn" | "checkOut" | "status">,
  timezone: string,
  now: Date,
): BookingState {
  return bookingPhase({ ...bookedDates(row), status: row.status }, timezone, now.getTime()) ?? "cancelled";
}

/** Fields of which an audit entry records only that they changed: names, contacts and notes. */
export const personalBookingFields: readonly string[] = [...textNames(bookingGuestFields), "notes"];

/** The fields for the audit, with separate fields for the day and the time of check-in and check-out. */
export function auditedBooking(row: BookingFields) {
  const { checkIn, checkOut } = bookedDates(row);
  const { propertyId, unitId, guestsCount, rateMode, notes, dailyRateMinor, totalMinor, currency } = row;
  return {
    propertyId,
    unitId,
    ...valuesOf(bookingGuestFields, row),
    guestsCount,
    arrivesOn: checkIn.slice(0, "2026-03-29".length),
    checkInTime: checkIn.slice("2026-03-29T".length),
    leavesOn: checkOut.slice(0, "2026-03-29".length),
    checkOutTime: checkOut.slice("2026-03-29T".length),
    rateMode,
    dailyRateMinor,
    totalMinor,
    currency,
    notes,
  };
}
