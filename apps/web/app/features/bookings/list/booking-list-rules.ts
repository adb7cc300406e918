import { bookingMoneyStates, bookingOrder, bookingStates } from "@keystead/domain/bookings";
import { firstDayOf, lastDayOf, type PlainDate, parseMonth } from "@keystead/domain/calendar";

import type { ListQueryOf } from "../../../ui/list/use-list-state.ts";

export const bookingListRules = {
  ...bookingOrder,
  filters: {
    state: { anyOf: bookingStates },
    propertyId: "text",
    money: { anyOf: bookingMoneyStates },
    /** A month, or from today on: the calendar beside the list calls its first day `from`. */
    nights: "text",
    conflict: ["true"],
  },
} as const;

type Query = ListQueryOf<(typeof bookingOrder.sorts)[number], typeof bookingListRules.filters>;

/** What in the address stands for the nights from today on. */
export const FROM_TODAY = "today";

/** What the list is asked for: the nights of a month as its first and last day. What cannot be read narrows nothing. */
export function bookingQuery({ nights, ...query }: Query, today: PlainDate) {
  if (nights === FROM_TODAY) return { ...query, from: today };
  const month = parseMonth(nights ?? "");
  return month === null ? query : { ...query, from: firstDayOf(month), to: lastDayOf(month) };
}
