import { BookingQuery } from "@keystead/contract/bookings";
import type { BookingView } from "@keystead/contract/bookings";
import { bookingGuestFields } from "@keystead/domain/bookings";
import type { BookingAccount } from "@keystead/domain/bookings";
import { listColumns, minorCell } from "@keystead/domain/exports";
import { columnValues } from "@keystead/domain/record-fields";

import { exportedCells, exportedList } from "#kernel/api/index.ts";
import type { Onward } from "#kernel/db/queries/list-order.ts";
import type { Work } from "#kernel/work.ts";
import { bookingView } from "../booking-view.ts";
import { findLineSums } from "../lines/booking-line-store.ts";
import { accountOfSums } from "../lines/booking-lines.ts";
import { selectBookings } from "./booking-list-store.ts";

type ExportedBooking = { readonly stay: BookingView; readonly account: BookingAccount };

export const exportedBookings = exportedList({
  name: "bookings",
  needs: "booking.read",
  query: BookingQuery,
  list: withAccounts,
  key: ({ stay }) => stay.id,
  rows({ stay, account }) {
    const { property, unit, guestsCount, nights, state, money } = stay;
    const stands = state !== "cancelled";
    const { sums, guestTotalMinor, payout } = account;
    return [
      exportedCells(listColumns.bookings, {
        ...columnValues(bookingGuestFields, stay),
        booking_id: stay.id,
        property: property.name,
        unit: unit?.name ?? null,
        guest: stay.guestName,
        guests: guestsCount,
        // Local time at the property, in a form that a spreadsheet program reads.
        check_in: stay.checkIn.replace("T", " "),
        check_out: stay.checkOut.replace("T", " "),
        timezone: stay.timezone,
        nights,
        status: state,
        // A cancelled booking costs nothing and owes nothing (R-D13).
        total: stands ? minorCell(stay.total) : null,
        cleaning_fee: stands ? someMinor(sums.cleaning_fee) : null,
        tourist_tax: stands ? someMinor(sums.tourist_tax) : null,
        discount: stands ? someMinor(sums.discount) : null,
        channel_fee: stands ? someMinor(sums.channel_fee) : null,
        guest_pays: stands ? guestTotalMinor : null,
        channel_payout: stands && payout !== null ? payout.amountMinor : null,
        channel_payout_on: stands && payout !== null ? payout.on : null,
        recorded: minorCell(money.recorded),
        outstanding: stands ? minorCell(money.outstanding) : null,
        currency: stay.currency,
        payment: stands ? money.state : null,
        conflict: stay.inConflict ? "double_booking" : null,
        notes: stay.notes,
      }),
    ];
  },
});

/** The rows of the list, read page by page, with the account of each booking from its lines. */
async function withAccounts(
  work: Work,
  query: BookingQuery,
): Promise<{ readonly items: readonly ExportedBooking[] } & Onward> {
  const { items, total: _all, ...onward } = await selectBookings(work, query);
  const sums = await findLineSums(
    work,
    items.map(({ row }) => row.id),
  );
  return {
    ...onward,
    items: items.map((item) => ({
      stay: bookingView(item, work.now),
      account: accountOfSums(item.row, sums.get(item.row.id) ?? {}),
    })),
  };
}

/** Most bookings have no such line, and an empty cell is easier to read than a zero. */
function someMinor(minor: number): number | null {
  return minor === 0 ? null : minor;
}
