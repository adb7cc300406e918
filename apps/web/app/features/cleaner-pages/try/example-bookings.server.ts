import { nightsOf, instantsOf, planBooking } from "@keystead/domain/bookings";
import type { BookingSurroundings, StandingBooking, BookingDates } from "@keystead/domain/bookings";
import { MINUTE_MS, localDateTime, type PlainDate, plainDate } from "@keystead/domain/calendar";
import { idOf } from "@keystead/domain/ids";
import { currency } from "@keystead/domain/money";

/** The first and last day of the small calendar. */
export const shownDays = { from: plainDate("2026-06-11"), through: plainDate("2026-06-21") } as const;

const zone = "Europe/Berlin";

/** Arrival at 15:00 and departure at 11:00, as is usual. */
function bookedDates(from: string, to: string): BookingDates {
  return { checkIn: localDateTime(`${from}T15:00`), checkOut: localDateTime(`${to}T11:00`) };
}

const standing: StandingBooking = {
  ...bookedDates("2026-06-12", "2026-06-15"),
  id: idOf("first"),
  unitId: null,
  status: "confirmed",
};
const blocked = ["2026-06-18", "2026-06-19"].map((date) => ({ unitId: null, date: plainDate(date) }));
const surroundings: BookingSurroundings = {
  zone,
  currency: currency("EUR"),
  minGapMinutes: 180,
  bookings: [standing],
  leases: [],
  blocked,
  seasons: [],
};

export type ExampleDays = { readonly from: PlainDate; readonly to: PlainDate };

/** The existing first booking, from the day of arrival to the day of departure. */
export const firstBooking: ExampleDays = { from: plainDate("2026-06-12"), to: plainDate("2026-06-15") };
/** The nights that are blocked. */
export const blockedNights: readonly PlainDate[] = blocked.map(({ date }) => date);

/**
 * The product's answer to a second booking, computed by the rules for every booking (R-D03 to R-D05), not written by
 * hand.
 */
export type TriedBooking = ExampleDays &
  (
    | { readonly outcome: "overlap"; readonly soldTwice: readonly PlainDate[] }
    | { readonly outcome: "blocked"; readonly nights: readonly PlainDate[] }
    | { readonly outcome: "fits"; readonly gapMinutes: number }
  );

/** Three second bookings to try: one on a sold night, one that fits after the first, one on blocked nights. */
export function triedBookings(): readonly TriedBooking[] {
  return [
    ["2026-06-14", "2026-06-17"],
    ["2026-06-15", "2026-06-18"],
    ["2026-06-17", "2026-06-20"],
  ].map(([from = "", to = ""]) => tried(from, to));
}

function tried(from: string, to: string): TriedBooking {
  const stay = bookedDates(from, to);
  const days = { from: plainDate(from), to: plainDate(to) };
  const draft = { ...stay, id: null, unitId: null, rateMode: "flat", dailyRateMinor: 9_000 } as const;
  const plan = planBooking(draft, null, surroundings);
  if (!plan.ok) {
    if (plan.code !== "DATE_BLOCKED") throw new Error(`The example is refused as ${plan.code}.`);
    return { ...days, outcome: "blocked", nights: plan.nights };
  }
  if (plan.value.warnings.some(({ code }) => code === "BOOKING_OVERLAP")) {
    const sold = new Set<string>(nightsOf(standing));
    return { ...days, outcome: "overlap", soldTwice: nightsOf(stay).filter((night) => sold.has(night)) };
  }
  const gapMs = instantsOf(stay, zone).inMs - instantsOf(standing, zone).outMs;
  return { ...days, outcome: "fits", gapMinutes: gapMs / MINUTE_MS };
}
