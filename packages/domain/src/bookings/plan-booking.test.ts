import { describe, expect, it } from "vitest";
import { standingBooking, bookingOfRentable } from "../../testing/booking-samples.ts";
import { instantOf, localDateTime, plainDate } from "../calendar/index.ts";
import { idOf } from "../ids/index.ts";
import { currency } from "../money/index.ts";
import {
  blockDates,
  bookingPhase,
  bookingsDuring,
  countNights,
  leasesDuring,
  planBooking,
  validateBooking,
} from "./index.ts";
import type { BookingSurroundings, BookingOfRentable, BookingRequest } from "./index.ts";

const ZONE = "Europe/Berlin";
const EUR = currency("EUR");

const winter = {
  id: idOf<"lease">("winter"),
  unitId: "U1",
  startsOn: plainDate("2025-10-01"),
  endsOn: plainDate("2026-05-31"),
};

const around: BookingSurroundings = {
  zone: ZONE,
  currency: EUR,
  minGapMinutes: 180,
  bookings: [
    standingBooking("anna", bookingOfRentable("U1", "2026-06-05T15:00", "2026-06-08T11:00")),
    standingBooking("ben", bookingOfRentable("U1", "2026-06-08T13:00", "2026-06-10T11:00")),
  ],
  leases: [winter],
  blocked: [{ unitId: "U2", date: plainDate("2026-06-20") }],
  seasons: [
    {
      id: idOf("may"),
      name: "May",
      startsOn: plainDate("2026-05-01"),
      endsOn: plainDate("2026-05-31"),
      rateMinor: 9_000,
      minStay: 5,
      unitId: null,
      wholeProperty: false,
      createdAtMs: 1,
    },
  ],
};

function draftAt(placed: BookingOfRentable, over: Partial<BookingRequest> = {}): BookingRequest {
  return { ...placed, id: null, rateMode: "seasonal", dailyRateMinor: 10_000, ...over };
}

describe("planning a booking", () => {
  it("says the nights, the total and nothing else where nothing is in the way", () => {
    const plan = planBooking(
      draftAt(bookingOfRentable("U1", "2026-06-10T15:00", "2026-06-12T11:00")),
      null,
      around,
    );
    expect(plan).toMatchObject({ ok: true, value: { totalMinor: 20_000, currency: "EUR", warnings: [] } });
  });

  it("warns of all that is unusual at once", () => {
    const plan = planBooking(
      draftAt(bookingOfRentable(null, "2026-05-31T15:00", "2026-06-06T15:00")),
      null,
      around,
    );
    expect(plan).toMatchObject({
      ok: true,
      value: {
        totalMinor: 59_000,
        warnings: [
          { code: "BOOKING_OVERLAP", bookingIds: ["anna"] },
          { code: "BOOKING_DURING_LEASE", leaseIds: ["winter"] },
        ],
      },
    });
    const short = draftAt(bookingOfRentable("U2", "2026-05-30T15:00", "2026-06-01T11:00"), {
      rateMode: "flat",
      dailyRateMinor: 0,
    });
    expect(planBooking(short, null, around)).toMatchObject({
      ok: true,
      value: {
        warnings: [
          { code: "BELOW_MINIMUM_STAY", required: 5, nights: 2 },
          { code: "BOOKING_COMPLIMENTARY", nights: 2 },
        ],
      },
    });
  });

  it("judges the whole stay when the dates of a booking change, and not against itself", () => {
    const longer = draftAt(bookingOfRentable("U1", "2026-06-05T15:00", "2026-06-08T12:00"), {
      id: idOf("anna"),
    });
    expect(planBooking(longer, null, around)).toMatchObject({
      ok: true,
      value: { warnings: [{ code: "BOOKING_SHORT_GAP", gaps: [{ bookingId: "ben", minutes: 60 }] }] },
    });
  });

  it("keeps the currency it was sold in while a sold night stays", () => {
    const nights = [
      { date: plainDate("2026-06-10"), rateMinor: 7_000, source: { kind: "daily_rate" } as const },
    ];
    const sold = { nights, currency: currency("USD") };
    const kept = planBooking(
      draftAt(bookingOfRentable("U1", "2026-06-10T15:00", "2026-06-11T11:00")),
      sold,
      around,
    );
    expect(kept).toMatchObject({ ok: true, value: { totalMinor: 7_000, currency: "USD" } });
    const moved = planBooking(
      draftAt(bookingOfRentable("U1", "2026-06-12T15:00", "2026-06-13T11:00")),
      sold,
      around,
    );
    expect(moved).toMatchObject({ ok: true, value: { totalMinor: 10_000, currency: "EUR" } });
  });

  it.each([
    ["U2", "2026-06-20T09:00", "2026-06-20T20:00", { code: "BOOKING_MIN_ONE_NIGHT" }],
    ["U2", "2026-06-19T15:00", "2026-06-21T11:00", { code: "DATE_BLOCKED", nights: ["2026-06-20"] }],
    [null, "2026-06-19T15:00", "2026-06-21T11:00", { code: "DATE_BLOCKED", nights: ["2026-06-20"] }],
  ])("refuses %s from %s to %s", (unitId, checkIn, checkOut, refusal) => {
    expect(planBooking(draftAt(bookingOfRentable(unitId, checkIn, checkOut)), null, around)).toEqual({
      ok: false,
      ...refusal,
    });
  });

  it.each([
    ["another unit", "U1", "2026-06-19T15:00"],
    ["leaving on the day", "U2", "2026-06-18T15:00"],
  ])("is not stopped by a blocked date: %s", (_what, unitId, checkIn) => {
    expect(
      planBooking(draftAt(bookingOfRentable(unitId, checkIn, "2026-06-20T11:00")), null, around).ok,
    ).toBe(true);
  });
});

describe("blocking dates", () => {
  const dates = ["2026-06-09", "2026-06-10", "2026-06-20", "2026-06-10"].map(plainDate);

  it("is refused where a night is sold, and names the bookings", () => {
    const refusal = { ok: false, code: "DATE_BOOKED", bookingIds: ["ben"] };
    expect(blockDates({ unitId: "U1", dates }, around.bookings, [])).toEqual(refusal);
    expect(blockDates({ unitId: null, dates }, around.bookings, [])).toEqual(refusal);
  });

  it("adds each date once, the day of check-out among them", () => {
    const free = dates.slice(1);
    expect(blockDates({ unitId: "U1", dates: free }, around.bookings, around.blocked)).toEqual({
      ok: true,
      value: ["2026-06-10", "2026-06-20"],
    });
    expect(blockDates({ unitId: "U2", dates }, around.bookings, around.blocked)).toEqual({
      ok: true,
      value: ["2026-06-09", "2026-06-10"],
    });
  });
});

describe("a lease in the way", () => {
  it.each([
    ["its last night", "U1", "2026-05-31T15:00", ["winter"]],
    ["the night after", "U1", "2026-06-01T15:00", []],
    ["next door", "U2", "2026-05-31T15:00", []],
    ["the whole property", null, "2026-05-31T15:00", ["winter"]],
  ])("is found from the booking: %s", (_what, unitId, checkIn, leases) => {
    expect(leasesDuring(bookingOfRentable(unitId, checkIn, "2026-06-04T11:00"), [winter])).toEqual(leases);
  });

  it("is found from the lease, which begins on the day that a guest leaves without harm", () => {
    const from = (startsOn: string) => ({ unitId: "U1", startsOn: plainDate(startsOn), endsOn: null });
    expect(bookingsDuring(from("2026-06-07"), around.bookings)).toEqual(["anna", "ben"]);
    expect(bookingsDuring(from("2026-06-08"), around.bookings)).toEqual(["ben"]);
    expect(bookingsDuring(from("2026-06-10"), around.bookings)).toEqual([]);
  });
});

it.each([
  ["2026-06-05T14:59", "upcoming"],
  ["2026-06-05T15:00", "in_house"],
  ["2026-06-08T10:59", "in_house"],
  ["2026-06-08T11:00", "completed"],
])("at %s a booking is %s", (now, phase) => {
  const placed = bookingOfRentable("U1", "2026-06-05T15:00", "2026-06-08T11:00");
  const nowMs = instantOf(localDateTime(now), ZONE);
  expect(bookingPhase({ ...placed, status: "confirmed" }, ZONE, nowMs)).toBe(phase);
  expect(bookingPhase({ ...placed, status: "cancelled" }, ZONE, nowMs)).toBeNull();
});

it("counts nights by local dates, over a change of the clocks as well", () => {
  expect(countNights(bookingOfRentable(null, "2026-03-28T15:00", "2026-03-30T11:00"))).toEqual({
    ok: true,
    value: 2,
  });
});

it("names all that is wrong with a booking, in the order of the form", () => {
  const draft = { propertyId: null, guestName: " ", guestEmail: "anna@", dailyRateMinor: -1 };
  expect(validateBooking(draft).map(({ code }) => code)).toEqual([
    "PROPERTY_REQUIRED",
    "NAME_REQUIRED",
    "INVALID_EMAIL",
    "AMOUNT_NEGATIVE",
  ]);
  const longest = { propertyId: "p", guestName: "a".repeat(99), guestEmail: null, dailyRateMinor: 0 };
  expect(validateBooking(longest)).toEqual([]);
  expect(validateBooking({ ...longest, guestName: "a".repeat(100) })).toEqual([
    { field: "guestName", code: "NAME_TOO_LONG" },
  ]);
});
