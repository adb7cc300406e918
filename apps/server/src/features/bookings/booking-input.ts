import type { NewBooking } from "@keystead/contract/bookings";
import type { WantedStay } from "@keystead/domain/bookings";
import { validateBooking } from "@keystead/domain/bookings";
import { localDateTime } from "@keystead/domain/calendar";
import { idOf } from "@keystead/domain/ids";
import { currency } from "@keystead/domain/money";

import { issuesAt, optionalAmountIn, refuseIssues } from "#kernel/api/index.ts";

/** A booking as it is typed; what is to be confirmed is the request's. */
export type Typed = Omit<NewBooking, "confirm">;

const fieldOnTheWire = {
  propertyId: "propertyId",
  guestName: "guestName",
  guestEmail: "guestEmail",
  dailyRateMinor: "dailyRate",
} as const;

/** R-D12: the stay that is wanted, or everything that is wrong with what was typed at once. `id` of one that is changed. */
export function wantedStay(typed: Typed, code: string, id: string | null): WantedStay {
  let dailyRateMinor: number | null = null;
  const wrongRate = issuesAt([], () => {
    dailyRateMinor = optionalAmountIn(typed.dailyRate, currency(code), {
      field: "dailyRate",
      rule: "not_negative",
    });
  });
  const { propertyId, guestName, guestEmail } = typed;
  const issues = validateBooking({ propertyId, guestName, guestEmail, dailyRateMinor: null });
  refuseIssues([
    ...issues.map(({ field, code: wrong }) => ({ path: [fieldOnTheWire[field]], code: wrong })),
    ...wrongRate,
  ]);
  return {
    id: id === null ? null : idOf(id),
    unitId: typed.unitId,
    checkIn: localDateTime(typed.checkIn),
    checkOut: localDateTime(typed.checkOut),
    rateMode: typed.rateMode,
    dailyRateMinor,
  };
}
