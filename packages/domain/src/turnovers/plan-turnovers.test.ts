import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  standingBooking,
  someBookings,
  someClockChange,
  bookingOfRentable,
} from "../../testing/booking-samples.ts";
import { applyTurnoverChanges, at, turnoverRecord, SAMPLE_ZONE } from "../../testing/turnover-samples.ts";
import type { StandingBooking } from "../bookings/index.ts";
import { idOf } from "../ids/index.ts";
import { assignCleaner, deriveTurnovers, moveSlot, planTurnovers } from "./index.ts";
import type { TurnoverRecord } from "./index.ts";

const someHistory = someClockChange.chain(({ zone, day }) =>
  fc.tuple(
    fc.constant(zone),
    fc.array(someBookings(day), { minLength: 1, maxLength: 4 }),
    fc.infiniteStream(fc.boolean()),
  ),
);

describe("the turnovers of a property", () => {
  it("stand as its bookings do after any changes, once each, and asked again change nothing", () => {
    fc.assert(
      fc.property(someHistory, ([zone, history, flips]) => {
        let records: readonly TurnoverRecord[] = [];
        for (const bookings of history) {
          const plan = planTurnovers({ bookings, turnovers: records, zone, cleaningMinutes: 180 });
          records = applyTurnoverChanges(records, plan).map((one) =>
            one.status !== "cancelled" && flips.next().value === true
              ? { ...one, status: "assigned" as const, cleanerId: idOf<"cleaner">("rosa") }
              : one,
          );
          const again = planTurnovers({
            bookings: bookings.toReversed(),
            turnovers: records.toReversed(),
            zone,
            cleaningMinutes: 180,
          });
          expect(again).toEqual({ inserts: [], updates: [] });
          const known = new Set(bookings.map(({ id }) => id));
          const open = records.filter(
            ({ status, bookingId }) => status !== "cancelled" && known.has(bookingId ?? idOf("")),
          );
          const turnovers = deriveTurnovers({ bookings, zone, cleaningMinutes: 180 });
          const windows = (of: readonly Pick<TurnoverRecord, "bookingId" | "unitId" | "window">[]) =>
            new Map(of.map(({ bookingId, unitId, window }) => [bookingId, { unitId, window }]));
          expect(open).toHaveLength(turnovers.length);
          expect(windows(open)).toEqual(windows(turnovers));
        }
      }),
    );
  });
});

const anna = standingBooking("b1", bookingOfRentable("U1", "2026-06-01T15:00", "2026-06-05T11:00"));
const ben = standingBooking("b2", bookingOfRentable("U1", "2026-06-05T17:00", "2026-06-08T11:00"));
const benTurnover = turnoverRecord("j2", {
  bookingId: ben.id,
  window: { startMs: at("2026-06-08T11:00"), endMs: null },
  slot: { startMs: at("2026-06-08T11:00"), endMs: at("2026-06-08T14:00") },
});

function changesOf(bookings: readonly StandingBooking[], of: TurnoverRecord) {
  return planTurnovers({ bookings, turnovers: [of, benTurnover], zone: SAMPLE_ZONE, cleaningMinutes: 180 })
    .updates;
}

describe("a turnover of a booking that changes", () => {
  const confirmed = turnoverRecord("j1", {
    slot: { startMs: at("2026-06-05T12:00"), endMs: at("2026-06-05T15:00") },
    confirmedAtMs: at("2026-06-01T09:00"),
  });

  it("keeps a slot that still fits, and its confirmation", () => {
    const [change] = changesOf(
      [anna, { ...ben, checkIn: bookingOfRentable(null, "2026-06-05T15:00", "2026-06-08T11:00").checkIn }],
      confirmed,
    );
    expect(change?.turnover.window.endMs).toBe(at("2026-06-05T15:00"));
    expect(change?.turnover).toMatchObject({ slot: confirmed.slot, confirmedAtMs: confirmed.confirmedAtMs });
    expect(change?.news).toEqual([]);
  });

  it("returns to the start of its window when the slot fits no longer, and tells the cleaner", () => {
    const later = {
      ...anna,
      checkOut: bookingOfRentable(null, "2026-06-01T15:00", "2026-06-05T12:30").checkOut,
    };
    const [change] = changesOf([later, ben], confirmed);
    expect(change?.turnover.slot).toEqual({ startMs: at("2026-06-05T12:30"), endMs: at("2026-06-05T15:30") });
    expect(change?.turnover.confirmedAtMs).toBeNull();
    expect(change?.news).toEqual(["slot_moved"]);
  });

  it("keeps a slot that the host put outside the window while the window stays", () => {
    const outside = moveSlot(confirmed, at("2026-06-05T16:00"));
    if (!outside.ok) throw new Error(outside.code);
    expect(outside.value.outsideWindow).toBe(true);
    expect(changesOf([anna, ben], outside.value.turnover)).toEqual([]);
    const [back] = changesOf([anna, ben], { ...outside.value.turnover, status: "cancelled" });
    expect(back).toMatchObject({ turnover: { slot: outside.value.turnover.slot }, news: ["restored"] });
  });

  it("goes to the unit that the booking moves to, where nobody confirmed yet", () => {
    const [change] = changesOf([{ ...anna, unitId: "U2" }, ben], {
      ...confirmed,
      window: { ...confirmed.window, endMs: null },
    });
    expect(change).toMatchObject({ turnover: { unitId: "U2", confirmedAtMs: null }, news: ["unit_changed"] });
  });

  it("is cancelled and restored with it, and says so to a cleaner only", () => {
    const cancelled = { ...anna, status: "cancelled" as const };
    const [change] = changesOf([cancelled, ben], confirmed);
    expect(change).toMatchObject({ turnover: { status: "cancelled" }, news: ["cancelled"] });
    const [nobody] = changesOf([cancelled, ben], { ...confirmed, cleanerId: null, status: "unassigned" });
    expect(nobody).toMatchObject({ turnover: { status: "cancelled" }, news: [] });
    const [back] = changesOf([anna, ben], { ...confirmed, status: "cancelled" });
    expect(back).toMatchObject({ turnover: { status: "assigned" }, news: ["restored"] });
  });

  it.each([
    ["is done", { status: "done" as const }],
    ["is a manual one", { kind: "manual" as const, bookingId: null }],
    ["is of a booking that is not there", { bookingId: idOf<"booking">("elsewhere") }],
  ])("stays when it %s", (_what, over) => {
    const cancelled = { ...anna, status: "cancelled" as const };
    expect(changesOf([cancelled, ben], { ...confirmed, ...over })).toEqual([]);
  });
});

it("makes a turnover with its slot at the start of the window, for nobody yet", () => {
  expect(
    planTurnovers({ bookings: [anna], turnovers: [], zone: SAMPLE_ZONE, cleaningMinutes: 90 }).inserts,
  ).toEqual([
    {
      kind: "checkout",
      bookingId: "b1",
      unitId: "U1",
      window: { startMs: at("2026-06-05T11:00"), endMs: null },
      slot: { startMs: at("2026-06-05T11:00"), endMs: at("2026-06-05T12:30") },
    },
  ]);
});

it("lets a confirmation fall with another cleaner or slot, and not with the same", () => {
  const confirmed = turnoverRecord("j1", { confirmedAtMs: 1 });
  expect(assignCleaner(confirmed, confirmed.cleanerId)).toMatchObject({ value: { confirmedAtMs: 1 } });
  expect(assignCleaner(confirmed, idOf("lea"))).toMatchObject({
    value: { confirmedAtMs: null, status: "assigned" },
  });
  expect(assignCleaner(confirmed, null)).toMatchObject({ value: { cleanerId: null, status: "unassigned" } });
  expect(moveSlot(confirmed, confirmed.slot.startMs)).toMatchObject({
    value: { turnover: { confirmedAtMs: 1 } },
  });
  expect(moveSlot(confirmed, at("2026-06-05T14:00"))).toMatchObject({
    value: {
      outsideWindow: false,
      turnover: { confirmedAtMs: null, slot: { endMs: at("2026-06-05T17:00") } },
    },
  });
  expect(moveSlot(turnoverRecord("j", { status: "done" }), 0)).toEqual({ ok: false, code: "JOB_DONE" });
  expect(assignCleaner(turnoverRecord("j", { status: "cancelled" }), null)).toEqual({
    ok: false,
    code: "JOB_CANCELLED",
  });
});
