import { addDays, plainDate } from "@keystead/domain/calendar";
import fc from "fast-check";
import { describe, expect, it } from "vitest";

import {
  nightAt,
  nightsOfBar,
  occupiedPerDay,
  datesOfNights,
  type TapeProperty,
  tapeRows,
} from "./tape-layout.ts";

const from = plainDate("2026-11-16");
const range = { from, days: 28 };
const units = [
  { id: "u1", name: "Garden flat" },
  { id: "u2", name: "Roof flat" },
  { id: "u3", name: "Studio" },
];
const house = (more: Partial<TapeProperty> = {}): TapeProperty => ({
  id: "p",
  units,
  bookings: [],
  blocks: [],
  leases: [],
  ...more,
});

const stay = (id: string, first: number, nights: number, unitId: string | null = "u1") => ({
  id,
  version: 1,
  unitId,
  guestName: id,
  checkIn: `${addDays(from, first)}T15:00`,
  checkOut: `${addDays(from, first + nights)}T11:00`,
  nights,
  state: "upcoming" as const,
  money: "unpaid" as const,
  inConflict: false,
});

const stays = fc
  .array(
    fc.record({
      first: fc.integer({ min: -40, max: 60 }),
      nights: fc.integer({ min: 1, max: 30 }),
      unit: fc.constantFrom("u1", "u2", "u3", null),
    }),
    { maxLength: 30 },
  )
  .map((all) => all.map(({ first, nights, unit }, index) => stay(`b${index}`, first, nights, unit)));

const property = fc.record({
  bookings: stays,
  blocks: fc.array(
    fc.record({
      first: fc.integer({ min: -10, max: 40 }),
      nights: fc.integer({ min: 1, max: 10 }),
      unitId: fc.constantFrom("u1", "u2", "u3", null),
    }),
    { maxLength: 5 },
  ),
  isWhole: fc.boolean(),
});
const shown = property.map(({ bookings, blocks, isWhole }) =>
  house({
    units: isWhole ? [] : units,
    bookings,
    blocks: blocks.map(({ first, nights, unitId }, index) => ({
      id: `x${index}`,
      version: 1,
      propertyId: "p",
      unitId,
      from: addDays(from, first),
      through: addDays(from, first + nights - 1),
      reason: "",
    })),
  }),
);

describe("where the bars lie", () => {
  it("begins a stay in the middle of the day of arrival and ends it in the middle of the day of departure", () => {
    const [row] = tapeRows(house({ bookings: [stay("a", 4, 4)] }), range);
    expect(row?.bars[0]).toMatchObject({
      left: (4.5 / 28) * 100,
      width: (4 / 28) * 100,
      cutLeft: false,
      cutRight: false,
      lane: 0,
      lanes: 1,
    });
  });

  it("lets a departure and an arrival on one day share a lane", () => {
    const [row] = tapeRows(house({ bookings: [stay("a", 1, 3), stay("b", 4, 2)] }), range);
    expect(row?.bars.map(({ lane, lanes, inConflict }) => ({ lane, lanes, inConflict }))).toEqual([
      { lane: 0, lanes: 1, inConflict: false },
      { lane: 0, lanes: 1, inConflict: false },
    ]);
  });

  it("lays two that share a night one below the other, and outlines both", () => {
    const [row] = tapeRows(house({ bookings: [stay("a", 1, 4), stay("b", 4, 3), stay("c", 20, 1)] }), range);
    expect(row?.bars.map(({ lane, lanes, inConflict }) => ({ lane, lanes, inConflict }))).toEqual([
      { lane: 0, lanes: 2, inConflict: true },
      { lane: 1, lanes: 2, inConflict: true },
      { lane: 0, lanes: 1, inConflict: false },
    ]);
    expect(row?.lanes).toBe(2);
  });

  it("[R-D03a] calls nights that are let by the lease what they are, and no double booking", () => {
    const lease = { id: "l", unitId: "u1", tenant: "Ada", startsOn: addDays(from, 2), endsOn: null };
    const bookings = [stay("a", 1, 3), stay("b", 10, 2)];
    const [row] = tapeRows(house({ bookings, leases: [lease] }), range);
    expect(
      row?.bars.map(({ kind, lanes, inConflict, lease: over }) => [kind, lanes, inConflict, over?.id]),
    ).toEqual([
      ["booking", 2, false, "l"],
      ["lease", 2, false, undefined],
      ["booking", 2, false, "l"],
    ]);
    const [twice] = tapeRows(house({ bookings: [...bookings, stay("c", 11, 2)], leases: [lease] }), range);
    expect(twice?.bars.map(({ inConflict }) => inConflict)).toEqual([false, false, true, true]);
  });

  it("cuts off what lies outside, and keeps half a day of who leaves on the first", () => {
    const [row] = tapeRows(house({ bookings: [stay("a", -3, 3), stay("b", 27, 9)] }), range);
    expect(row?.bars).toMatchObject([
      { left: 0, width: (0.5 / 28) * 100, cutLeft: true },
      { left: (27.5 / 28) * 100, width: (0.5 / 28) * 100, cutRight: true },
    ]);
    expect(tapeRows(house({ bookings: [stay("a", -3, 2), stay("b", 28, 1)] }), range)[0]?.bars).toEqual([]);
  });

  it("draws an open lease to the end", () => {
    const leases = [{ id: "l", unitId: "u1", tenant: "Ada", startsOn: "2026-11-20", endsOn: null }];
    expect(tapeRows(house({ leases }), range)[0]?.bars).toMatchObject([
      { kind: "lease", left: (4.5 / 28) * 100, width: (23.5 / 28) * 100, cutRight: true },
    ]);
  });

  it("[CAL-01] never lets two bars of a lane overlap, nor run over the edges", () => {
    fc.assert(
      fc.property(shown, (one) => {
        for (const { bars, lanes } of tapeRows(one, range)) {
          for (const bar of bars) {
            expect(bar.left).toBeGreaterThanOrEqual(0);
            expect(bar.left + bar.width).toBeLessThanOrEqual(100.000001);
            expect(bar.width).toBeGreaterThan(0);
            expect(bar.lane).toBeLessThan(bar.lanes);
            expect(bar.lanes).toBeLessThanOrEqual(lanes);
          }
          for (const [index, a] of bars.entries())
            for (const b of bars.slice(index + 1)) {
              const overlap = a.start < b.end && b.start < a.end;
              expect(overlap && a.lane === b.lane).toBe(false);
              expect(overlap && (a.lanes === 1 || b.lanes === 1)).toBe(false);
            }
        }
      }),
    );
  });

  it("[CAL-01] shows every booking of the range once on each row of its rentable, and on no other", () => {
    fc.assert(
      fc.property(shown, (one) => {
        const rows = tapeRows(one, range);
        for (const booking of one.bookings) {
          const first = (Date.parse(booking.checkIn.slice(0, 10)) - Date.parse(from)) / 86_400_000;
          const isSeen = first < range.days && first + booking.nights >= 0;
          const expected = rows
            .filter(({ unit }) => unit === null || booking.unitId === null || booking.unitId === unit.id)
            .map(({ unit }) => unit?.id);
          const found = rows.flatMap(({ unit, bars }) =>
            bars.filter(({ of }) => of.id === booking.id).map(() => unit?.id),
          );
          expect(found).toEqual(isSeen ? expected : []);
        }
      }),
    );
  });

  it("counts a unit as occupied once however many sleep in it, and not where it is blocked", () => {
    fc.assert(
      fc.property(shown, (one) => {
        const rows = tapeRows(one, range);
        const bruteForce = Array.from({ length: range.days }, (_, day) => {
          const date = addDays(from, day);
          return rows.filter(({ unit }) =>
            one.bookings.some(
              ({ unitId, checkIn, checkOut }) =>
                (unit === null || unitId === null || unitId === unit.id) &&
                checkIn.slice(0, 10) <= date &&
                date < checkOut.slice(0, 10),
            ),
          ).length;
        });
        expect(occupiedPerDay(rows, range.days)).toEqual(bruteForce);
      }),
    );
  });
});

describe("which night a pointer means", () => {
  const taken = new Set([4, 5, 6]);
  it.each([
    ["the day it is over", 2.3, 2],
    ["its second half", 2.8, 2],
    ["the free morning before an arrival", 4.2, 3],
    ["the half that is sold", 4.7, 4],
    ["the free half after a departure", 7.8, 7],
    ["left of the first day", -2, 0],
    ["right of the last one", 99, 27],
  ])("over %s", (_where, at, night) => {
    expect(nightAt(at, taken, 28)).toBe(night);
  });

  it("makes a stay of two nights in any order", () => {
    expect(datesOfNights(range, 6, 4)).toEqual({ checkIn: "2026-11-20", checkOut: "2026-11-23", nights: 3 });
    expect(datesOfNights(range, 4, 4)).toMatchObject({ checkOut: "2026-11-21", nights: 1 });
  });

  it("knows the nights of a bar within the range", () => {
    expect(nightsOfBar({ start: -2.5, end: 2.5 }, 28)).toEqual([0, 1]);
    expect(nightsOfBar({ start: 26.5, end: Infinity }, 28)).toEqual([26, 27]);
  });
});
