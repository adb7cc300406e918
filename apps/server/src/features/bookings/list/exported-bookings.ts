import { BookingQuery } from "@keystead/contract/bookings";
import { minorCell } from "@keystead/domain/exports";

import { exportedList } from "#kernel/api/index.ts";
import { bookingsOf } from "./get-booking.ts";

export const exportedBookings = exportedList({
  name: "bookings",
  needs: "booking.read",
  query: BookingQuery,
  list: bookingsOf,
  key: ({ id }) => id,
  rows(stay) {
    const { property, unit, guestName, guestEmail, guestPhone, guestsCount, nights, state, money } = stay;
    const stands = state !== "cancelled";
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
