import type { NewBooking } from "@keystead/contract/bookings";
import type { BookingRequest } from "@keystead/domain/bookings";
import { bookingGuestFields, validateBooking } from "@keystead/domain/bookings";
import { localDateTime } from "@keystead/domain/calendar";
import { idOf } from "@keystead/domain/ids";
import { currency } from "@keystead/domain/money";
import { valuesOf } from "@keystead/domain/record-fields";

import { issuesAt, optionalAmountIn, refuseIssues } from "#kernel/api/index.ts";

/** A booking as it is entered, without the confirmations, which belong to the request. */
export type BookingInputFields = Omit<NewBooking, "confirm">;

/** R-D12: parses a booking and reports all mistakes at once. `id` is set when an existing booking is changed. */
export function bookingRequest(input: BookingInputFields, code: string, id: string | null): BookingRequest {
  let dailyRateMinor: number | null = null;
  const wrongRate = issuesAt([], () => {
    dailyRateMinor = optionalAmountIn(input.dailyRate, currency(code), {
      field: "dailyRate",
      rule: "not_negative",
    });
  });
  const guest = valuesOf(bookingGuestFields, input);
  const issues = validateBooking({ propertyId: input.propertyId, ...guest, dailyRateMinor: null });
  refuseIssues([
    ...issues.map(({ field, code: wrong }) => ({
      path: [field === "dailyRateMinor" ? "dailyRate" : field],
      code: wrong,
    })),
    ...wrongRate,
  ]);
  return {
    id: id === null ? null : idOf(id),
    unitId: input.unitId,
    checkIn: localDateTime(input.checkIn),
    checkOut: localDateTime(input.checkOut),
    rateMode: input.rateMode,
    dailyRateMinor,
  };
}
