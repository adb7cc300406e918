import type { CalendarView } from "@keystead/contract/bookings";
import { keepPreviousData, useQuery } from "@tanstack/react-query";

import { query } from "../../../lib/api.ts";
import type { TapeRange } from "./tape-chart/tape-layout.ts";

/** Everything on the days of a range; the previous range stays on screen while the next one loads. */
export function useCalendar({ from, days }: TapeRange) {
  return useQuery<CalendarView>({
    ...query.bookings.calendar.queryOptions({ input: { from, days } }),
    placeholderData: keepPreviousData,
  });
}
