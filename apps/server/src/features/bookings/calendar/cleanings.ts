import type { CalendarCleaning, Cleaning } from "@keystead/contract/bookings";
import { localIn } from "@keystead/domain/calendar";
import { cleaningSign, cleaningState, windowFlags } from "@keystead/domain/turnovers";

import type { CalendarTurnover, SignedTurnover } from "./cleaning-store.ts";

type Home = { readonly timezone: string; readonly cleaningMinutes: number };

/** A turnover as its sign shows it on every screen. */
export function cleaningOf(turnover: SignedTurnover, { timezone: zone, cleaningMinutes }: Home): Cleaning {
  const { id, windowStart, windowEnd, elsewhere, openProblems, cleaner } = turnover;
  const state = cleaningState(turnover);
  const window = { startMs: windowStart ?? 0, endMs: windowEnd };
  const flags = windowFlags({ window, zone, cleaningMinutes });
  const fits = !elsewhere && flags.every((flag) => flag === "back_to_back");
  return { turnoverId: id, sign: cleaningSign({ state, fits, openProblems }), state, cleaner };
}

/** Like `cleaningOf`, with property or unit and the local time at the property. */
export function calendarCleaning(turnover: CalendarTurnover, home: Home): CalendarCleaning {
  const { bookingId, unitId, slotStart, slotEnd, windowEnd } = turnover;
  const localTime = (atMs: number | null) => localIn(home.timezone, atMs ?? 0);
  return {
    ...cleaningOf(turnover, home),
    bookingId,
    unitId,
    from: localTime(slotStart),
    to: localTime(slotEnd),
    nextArrival: windowEnd === null ? null : localTime(windowEnd),
  };
}
