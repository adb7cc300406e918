import { monthOf } from "../../calendar/index.ts";
import type { Month, PlainDate } from "../../calendar/index.ts";
import type { SoldBooking } from "../periods/rentable-days.ts";
import { isIn } from "../periods/period.ts";
import type { PeriodDays } from "../periods/period.ts";
import type { AnalysedBooking } from "../records.ts";
import type { Into } from "../sums.ts";
import type { NetAmount } from "../../ledger/index.ts";

type Night = { readonly date: PlainDate; readonly minor: number; readonly sold: number };

/** What a booking contributes to a month: its nights that begin in that month (R-F06). */
export type BookingMonth = {
  readonly stay: AnalysedBooking;
  readonly month: Month;
  readonly nights: readonly Night[];
};

/** R-F06: splits bookings at the end of each month, in the order of the bookings. */
export function bookingMonths(stays: readonly SoldBooking<AnalysedBooking>[]): readonly BookingMonth[] {
  return stays.flatMap(({ stay, nights }) =>
    [...Map.groupBy(nights, ({ date }) => monthOf(date))].map(([month, ofMonth]) => ({
      stay,
      month,
      nights: ofMonth,
    })),
  );
}

/** Limits shares to the nights within some days; a share without such nights is left out. */
export function sharesIn(all: readonly BookingMonth[], days: PeriodDays): readonly BookingMonth[] {
  return all.flatMap((share) => {
    const nights = share.nights.filter(({ date }) => isIn(date, days));
    if (nights.length === share.nights.length) return [share];
    return nights.length === 0 ? [] : [{ ...share, nights }];
  });
}

export function soldIn({ nights }: Pick<BookingMonth, "nights">): number {
  return nights.reduce((sum, { sold }) => sum + sold, 0);
}

export function revenueMinor({ nights }: Pick<BookingMonth, "nights">): number {
  return nights.reduce((sum, { minor }) => sum + minor, 0);
}

/** R-B06: a booking's share of a month, converted in one piece and rounded. */
export function revenueOf(share: BookingMonth, into: Into): NetAmount {
  const { stay, month } = share;
  return into.amount(
    { minor: revenueMinor(share), currency: stay.currency, month },
    () => `stay ${stay.id} ${month}`,
  );
}

/** R-F06: sums of the night prices by month, minor units. */
export function revenueByMonth(
  nights: readonly { readonly date: PlainDate; readonly minor: number }[],
): ReadonlyMap<Month, number> {
  const sums = new Map<Month, number>();
  for (const { date, minor } of nights) sums.set(monthOf(date), (sums.get(monthOf(date)) ?? 0) + minor);
  return sums;
}

/**
 * Number of paid nights of a booking, for the average stay. A booking that cost nothing gives 0: it counts neither as
 * nights sold nor as a stay.
 */
export function soldNights(stay: AnalysedBooking): number {
  return stay.nights.filter(({ minor }) => minor > 0).length;
}
