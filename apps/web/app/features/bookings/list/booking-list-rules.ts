import { bookingMoneyStates, bookingOrder, bookingStates } from "@keystead/domain/bookings";
import { firstDayOf, lastDayOf, type PlainDate, parseMonth } from "@keystead/domain/calendar";

import type { ListQueryOf } from "../../../ui/list/use-list-state.ts";

export const bookingListRules = {
  ...bookingOrder,
  filters: {
    state: { anyOf: bookingStates },
    propertyId: "text",
    money: { anyOf: bookingMoneyStates },
    /**
     * A month, or from today on. It is not named `from`, because the calendar beside the list uses that for its first
     * day.
     */
    nights: "text",
    conflict: ["true"],
  },
} as const;

type Query = ListQueryOf<(typeof bookingOrder.sorts)[number], typeof bookingListRules.filters>;

/** The value in the address for the nights from today on. */
export const FROM_TODAY = "today";

/** The query of the list: a month becomes its first and last day; a value that cannot be read does not filter. */
export function bookingQuery({ nights, ...query }: Query, today: PlainDate) {
  if (nights === FROM_TODAY) return { ...query, from: today };
  const month = parseMonth(nights ?? "");
  return month === null ? query : { ...query, from: firstDayOf(month), to: lastDayOf(month) };
}
