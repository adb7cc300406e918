import { monthOf } from "../../calendar/index.ts";
import type { Month, PlainDate } from "../../calendar/index.ts";
import type { SoldBooking } from "../periods/place-days.ts";
import { isIn } from "../periods/period.ts";
import type { PeriodDays } from "../periods/period.ts";
import type { AnalysedBooking } from "../records.ts";
import type { Amount, Into } from "../sums.ts";

type Night = { readonly date: PlainDate; readonly minor: number; readonly sold: number };

/** What a stay gives to a month: its nights there, each on the day on which it begins (R-F06). */
export type BookingMonth = {
  readonly stay: AnalysedBooking;
  readonly month: Month;
  readonly nights: readonly Night[];
};

/** R-F06: a stay over the end of a month is split. In the order of the stays. */
export function bookingMonths(stays: readonly SoldBooking<AnalysedBooking>[]): readonly BookingMonth[] {
  return stays.flatMap(({ stay, nights }) =>
    [...Map.groupBy(nights, ({ date }) => monthOf(date))].map(([month, ofMonth]) => ({
      stay,
      month,
      nights: ofMonth,
    })),
  );
}

/** The nights of some days alone; a share without one is left out. */
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

/** R-B06: a stay's share of a month, converted as one and rounded. */
export function revenueOf(share: BookingMonth, into: Into): Amount {
  const { stay, month } = share;
  return into.amount(
    { minor: revenueMinor(share), currency: stay.currency, month },
    () => `stay ${stay.id} ${month}`,
  );
}

/** R-F06: the price of each night by its month, minor units. */
export function revenueByMonth(
  nights: readonly { readonly date: PlainDate; readonly minor: number }[],
): ReadonlyMap<Month, number> {
  const sums = new Map<Month, number>();
  for (const { date, minor } of nights) sums.set(monthOf(date), (sums.get(monthOf(date)) ?? 0) + minor);
  return sums;
}

/**
 * Average stay: the nights that were paid for of a stay, and the one stay that it is. Of a stay that cost nothing there is none: it is
 * neither a night sold nor a stay.
 */
export function soldNights(stay: AnalysedBooking): number {
  return stay.nights.filter(({ minor }) => minor > 0).length;
}
