import { addDays, dateOfLocal, localAt } from "../../calendar/index.ts";
import type { PlainDate } from "../../calendar/index.ts";
import { checkBlockedDates } from "./blocked-dates.ts";
import type { BookingOfRentable, BookingDates } from "../booking.ts";
import { findConflicts } from "./find-conflicts.ts";
import { nightsOf } from "../prices/nights.ts";
import type { BookingSurroundings, BookingRequest } from "../plan-booking.ts";

/**
 * The longest part of a booking without an overlap or a blocked night, the earlier one of two of the same length; null
 * if no night is free. Times of arrival and departure stay the same. Short gaps are left for the host to judge.
 */
export function freePartOf(draft: BookingRequest, around: BookingSurroundings): BookingDates | null {
  let best: readonly PlainDate[] = [];
  let run: PlainDate[] = [];
  for (const night of nightsOf(draft)) {
    const longer = [...run, night];
    run = isFree(requestOver(longer, draft), around) ? longer : aloneIfFree(night, draft, around);
    if (run.length > best.length) best = run;
  }
  return best.length === 0 ? null : requestOver(best, draft);
}

function aloneIfFree(night: PlainDate, draft: BookingRequest, around: BookingSurroundings): PlainDate[] {
  return isFree(requestOver([night], draft), around) ? [night] : [];
}

function isFree(stay: BookingRequest, around: BookingSurroundings): boolean {
  const { bookings: others, zone, minGapMinutes } = around;
  if (!checkBlockedDates(stay, around.blocked).ok) return false;
  return findConflicts({ booking: stay, others, zone, minGapMinutes }).overlaps.length === 0;
}

function requestOver(
  nights: readonly PlainDate[],
  draft: BookingRequest,
): BookingRequest & BookingOfRentable {
  const first = nights[0] ?? dateOfLocal(draft.checkIn);
  const last = nights.at(-1) ?? first;
  return {
    ...draft,
    checkIn: localAt(first, timeOf(draft.checkIn)),
    checkOut: localAt(addDays(last, 1), timeOf(draft.checkOut)),
  };
}

function timeOf(local: string): string {
  return local.slice("2026-03-29T".length);
}
