import { compareArrivals, inOrderOfArrival } from "../bookings/index.ts";
import type { StandingBooking, TimedBooking } from "../bookings/index.ts";
import { dateOfLocal, dayInZone, MINUTE_MS } from "../calendar/index.ts";
import type { BookingId } from "../ids/index.ts";
import type { CleaningWindow } from "./turnover-record.ts";

/**
 * R-E03: `overlap` = the next guest arrives before this one leaves, `too_short` = less time than the cleaning takes.
 */
export const turnoverFlags = ["overlap", "back_to_back", "too_short"] as const;
export type TurnoverFlag = (typeof turnoverFlags)[number];

/** The turnover that follows from the check-out of a booking. */
export type Turnover = {
  readonly bookingId: BookingId;
  /** Null: the whole property. */
  readonly unitId: string | null;
  readonly window: CleaningWindow;
  /** Elapsed minutes from check-out to the next check-in, negative for an overlap; null where no arrival follows. */
  readonly minutes: number | null;
  readonly flags: readonly TurnoverFlag[];
};

/**
 * R-E01, R-E03: one turnover for each booking of a property that is not cancelled, in the order of (check-in, id). Its
 * window ends with the first later booking in scope: one of the same unit, or, where either is of the whole property,
 * any.
 */
export function deriveTurnovers(input: {
  readonly bookings: readonly StandingBooking[];
  readonly zone: string;
  readonly cleaningMinutes: number;
}): readonly Turnover[] {
  const { cleaningMinutes } = input;
  const nextIn = new Map<string | null, TimedBooking>();
  let nextOfAny: TimedBooking | null = null;
  const turnovers: Turnover[] = [];
  // In reverse order of arrival, so that the previously visited booking is the next arrival.
  for (const timed of inOrderOfArrival(input.bookings, input.zone).toReversed()) {
    const { unitId } = timed.booking;
    const next = unitId === null ? nextOfAny : firstOf(nextIn.get(unitId), nextIn.get(null));
    turnovers.push(turnoverOf(timed, next, cleaningMinutes));
    nextIn.set(unitId, timed);
    nextOfAny = timed;
  }
  return turnovers.toReversed();
}

function firstOf(a: TimedBooking | undefined, b: TimedBooking | undefined): TimedBooking | null {
  if (a === undefined || b === undefined) return a ?? b ?? null;
  return compareArrivals(a, b) < 0 ? a : b;
}

function turnoverOf(
  { booking, outMs }: TimedBooking,
  next: TimedBooking | null,
  cleaningMinutes: number,
): Turnover {
  const { id: bookingId, unitId } = booking;
  const window = { startMs: outMs, endMs: next?.inMs ?? null };
  const minutes = windowMinutes(window);
  if (next === null || minutes === null) return { bookingId, unitId, window, minutes: null, flags: [] };
  const sameDay = dateOfLocal(next.booking.checkIn) === dateOfLocal(booking.checkOut);
  return { bookingId, unitId, window, minutes, flags: flagsOf(minutes, sameDay, cleaningMinutes) };
}

function flagsOf(minutes: number, sameDay: boolean, cleaningMinutes: number): readonly TurnoverFlag[] {
  const flags: TurnoverFlag[] = [];
  if (minutes < 0) flags.push("overlap");
  if (sameDay) flags.push("back_to_back");
  if (minutes >= 0 && minutes < cleaningMinutes) flags.push("too_short");
  return flags;
}

/**
 * R-E01, R-E03 for a stored window: the flags that `deriveTurnovers` gave when it saw all bookings in scope. Every
 * screen with turnovers uses this, whatever days it shows; no flags where no arrival follows.
 */
export function windowFlags(turnover: {
  readonly window: CleaningWindow;
  readonly zone: string;
  readonly cleaningMinutes: number;
}): readonly TurnoverFlag[] {
  const { startMs, endMs } = turnover.window;
  const minutes = windowMinutes(turnover.window);
  if (endMs === null || minutes === null) return [];
  const sameDay = dayInZone(turnover.zone, startMs) === dayInZone(turnover.zone, endMs);
  return flagsOf(minutes, sameDay, turnover.cleaningMinutes);
}

/**
 * Elapsed minutes from check-out to the next check-in, negative where the next guest arrives earlier; null where no
 * arrival follows.
 */
export function windowMinutes({ startMs, endMs }: CleaningWindow): number | null {
  return endMs === null ? null : Math.floor((endMs - startMs) / MINUTE_MS);
}

/**
 * Elapsed minutes of a window that remain after cleaning, negative when it does not fit; null where no arrival follows.
 */
export function slackOf(window: CleaningWindow, cleaningMinutes: number): number | null {
  const minutes = windowMinutes(window);
  return minutes === null ? null : minutes - cleaningMinutes;
}
