import type { CalendarView } from "@keystead/contract/bookings";
import { keepPreviousData, useQuery } from "@tanstack/react-query";

import { query } from "../../../lib/api.ts";
import type { TapeRange } from "./tape-chart/tape-layout.ts";

/** All that stands on the days of a range; what was shown before stays while it comes. */
export function useCalendar({ from, days }: TapeRange) {
  return useQuery<CalendarView>({
    ...query.bookings.calendar.queryOptions({ input: { from, days } }),
    placeholderData: keepPreviousData,
  });
}
