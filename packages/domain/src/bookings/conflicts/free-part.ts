import { addDays, dateOfLocal, localAt } from "../../calendar/index.ts";
import type { PlainDate } from "../../calendar/index.ts";
import { checkBlockedDates } from "./blocked-dates.ts";
import type { PlacedStay, Stay } from "../booking.ts";
import { findConflicts } from "./find-conflicts.ts";
import { nightsOf } from "../prices/nights.ts";
import type { BookingSurroundings, StayDraft } from "../plan-booking.ts";

/**
 * The longest part of a stay that nothing overlaps and no block holds, the earlier of two as long; null where no night is left. It
 * arrives and leaves at the same times of the day. What is merely close stays for the host to judge.
 */
export function freePartOf(draft: StayDraft, around: BookingSurroundings): Stay | null {
  let best: readonly PlainDate[] = [];
  let run: PlainDate[] = [];
  for (const night of nightsOf(draft)) {
    const longer = [...run, night];
    run = isFree(stayOver(longer, draft), around) ? longer : aloneIfFree(night, draft, around);
    if (run.length > best.length) best = run;
  }
  return best.length === 0 ? null : stayOver(best, draft);
}

function aloneIfFree(night: PlainDate, draft: StayDraft, around: BookingSurroundings): PlainDate[] {
  return isFree(stayOver([night], draft), around) ? [night] : [];
}

function isFree(stay: StayDraft, around: BookingSurroundings): boolean {
  const { bookings: others, zone, minGapMinutes } = around;
  if (!checkBlockedDates(stay, around.blocked).ok) return false;
  return findConflicts({ booking: stay, others, zone, minGapMinutes }).overlaps.length === 0;
}

function stayOver(nights: readonly PlainDate[], draft: StayDraft): StayDraft & PlacedStay {
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
