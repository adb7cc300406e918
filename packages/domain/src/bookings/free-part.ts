import { addDays, dateOfLocal, localAt } from "../calendar/index.ts";
import type { PlainDate } from "../calendar/index.ts";
import { checkBlockedDates } from "./blocked-dates.ts";
import type { PlacedStay, Stay } from "./booking.ts";
import { findConflicts } from "./find-conflicts.ts";
import { nightsOf } from "./nights.ts";
import type { BookingSurroundings, WantedStay } from "./plan-booking.ts";

/**
 * The longest part of a stay that nothing overlaps and no block holds, the earlier of two as long; null where no night is left. It
 * arrives and leaves at the same times of the day. What is merely close stays for the host to judge.
 */
export function freePartOf(wanted: WantedStay, around: BookingSurroundings): Stay | null {
  let best: readonly PlainDate[] = [];
  let run: PlainDate[] = [];
  for (const night of nightsOf(wanted)) {
    const longer = [...run, night];
    run = isFree(stayOver(longer, wanted), around) ? longer : aloneIfFree(night, wanted, around);
    if (run.length > best.length) best = run;
  }
  return best.length === 0 ? null : stayOver(best, wanted);
}

function aloneIfFree(night: PlainDate, wanted: WantedStay, around: BookingSurroundings): PlainDate[] {
  return isFree(stayOver([night], wanted), around) ? [night] : [];
}

function isFree(stay: WantedStay, around: BookingSurroundings): boolean {
  const { bookings: others, zone, minGapMinutes } = around;
  if (!checkBlockedDates(stay, around.blocked).ok) return false;
  return findConflicts({ booking: stay, others, zone, minGapMinutes }).overlaps.length === 0;
}

function stayOver(nights: readonly PlainDate[], wanted: WantedStay): WantedStay & PlacedStay {
  const first = nights[0] ?? dateOfLocal(wanted.checkIn);
  const last = nights.at(-1) ?? first;
  return {
    ...wanted,
    checkIn: localAt(first, timeOf(wanted.checkIn)),
    checkOut: localAt(addDays(last, 1), timeOf(wanted.checkOut)),
  };
}

function timeOf(local: string): string {
  return local.slice("2026-03-29T".length);
}
