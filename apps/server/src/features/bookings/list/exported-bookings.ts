import { BookingQuery } from "@keystead/contract/bookings";
import type { BookingView } from "@keystead/contract/bookings";
import type { BookingAccount } from "@keystead/domain/bookings";
import { minorCell } from "@keystead/domain/exports";

import { exportedList } from "#kernel/api/index.ts";
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
    const { property, unit, guestName, guestEmail, guestPhone, guestsCount, nights, state, money } = stay;
    const stands = state !== "cancelled";
    const { sums, guestTotalMinor, payout } = account;
    return [
      [
        stay.id,
        property.name,
        unit?.name ?? null,
        guestName,
        guestEmail,
        guestPhone,
        guestsCount,
        // In the local time of the property, in a form that a spreadsheet reads.
        stay.checkIn.replace("T", " "),
        stay.checkOut.replace("T", " "),
        stay.timezone,
        nights,
        state,
        // A cancelled one costs nothing and owes nothing (R-D13).
        stands ? minorCell(stay.total) : null,
        stands ? someMinor(sums.cleaning_fee) : null,
        stands ? someMinor(sums.tourist_tax) : null,
        stands ? someMinor(sums.discount) : null,
        stands ? someMinor(sums.channel_fee) : null,
        stands ? guestTotalMinor : null,
        stands && payout !== null ? payout.amountMinor : null,
        stands && payout !== null ? payout.on : null,
        minorCell(money.recorded),
        stands ? minorCell(money.outstanding) : null,
        stay.currency,
        stands ? money.state : null,
        stay.inConflict ? "double_booking" : null,
        stay.notes,
      ],
    ];
  },
});

/** The rows of the list as they are read page by page, with what each booking comes to by its lines. */
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

/** Most bookings have no such line: an empty cell is read faster than a zero. */
function someMinor(minor: number): number | null {
  return minor === 0 ? null : minor;
}
