import { plainDate } from "@keystead/domain/calendar";
import { describe, expect, it } from "vitest";

import {
  aBooking,
  aCalendarProperty,
  gardenFlat,
  roofFlat,
} from "../../../../../testing/records/bookings.ts";
import { rowNear, tapeLines } from "../tape-lines.ts";
import { edgeOf, edgeStep, movedSpan, positionOn } from "./bar-move.ts";

describe("what is taken hold of", () => {
  const whole = { kind: "booking", cutLeft: false, cutRight: false } as const;
  const bar = { width: 100, reach: 8 };
  it.each([
    ["its beginning", 7, whole, "start"],
    ["a little behind it", 8, whole, null],
    ["its middle", 50, whole, null],
    ["its end", 93, whole, "end"],
    ["an end that lies after the range", 93, { ...whole, cutRight: true }, null],
    ["a beginning before it", 3, { ...whole, cutLeft: true }, null],
    ["a lease, which is not the calendar's to move", 93, { ...whole, kind: "lease" }, null],
  ] as const)("%s", (_what, at, of, expected) => {
    expect(edgeOf({ ...bar, at }, of)).toBe(expected);
  });

  it("leaves half of a single night to move it by, also under a finger", () => {
    const night = { width: 40, reach: 16 };
    expect([9, 10, 29, 30, 31].map((at) => edgeOf({ ...night, at }, whole))).toEqual([
      "start",
      null,
      null,
      null,
      "end",
    ]);
  });
});

describe("a bar that is drawn", () => {
  const stay = { start: 2.5, end: 5.5 };
  it.each([
    ["two nights later", null, 2, { start: 4.5, end: 7.5 }],
    ["before the range", null, -4, { start: -1.5, end: 1.5 }],
    ["longer by a night", "end", 1, { start: 2.5, end: 6.5 }],
    ["to its last night", "end", -9, { start: 2.5, end: 3.5 }],
    ["from a day earlier", "start", -1, { start: 1.5, end: 5.5 }],
    ["to its last night from the front", "start", 9, { start: 4.5, end: 5.5 }],
  ] as const)("%s", (_what, edge, by, expected) => {
    expect(movedSpan(stay, edge, by)).toEqual(expected);
  });
});

describe("where a bar would lie", () => {
  const range = { from: plainDate("2026-12-14"), days: 14 };
  const house = (unitId: string | null) =>
    aCalendarProperty({
      units: [gardenFlat, roofFlat],
      bookings: [aBooking(1, { unitId, checkIn: "2026-12-15T15:00", checkOut: "2026-12-18T11:00" })],
    });
  const hut = aCalendarProperty({ id: "00000000-0000-4000-8000-00000000abcd", name: "Hut" });
  const putDown = (unitId: string | null, on: number) => {
    const home = house(unitId);
    const { lines } = tapeLines([home, hut], range);
    const bar = lines.flatMap(({ row }) => row?.bars ?? [])[0];
    const line = lines[on];
    if (bar === undefined || line === undefined) throw new Error("No bar.");
    return positionOn(line, { bar, home, span: movedSpan(bar, null, 1) }, range);
  };

  it("is the unit of the line, a day later", () => {
    expect(putDown(gardenFlat.id, 2)).toMatchObject({
      unit: roofFlat,
      checkIn: "2026-12-16",
      checkOut: "2026-12-19",
    });
  });

  it("stays the whole house on the row of any of its units", () => {
    expect(putDown(null, 1)).toMatchObject({ property: { name: "Casa Azul" }, unit: null });
    expect(putDown(null, 2)).toMatchObject({ property: { name: "Casa Azul" }, unit: null });
  });

  it("is the nearest row where the hand is over the head of a house", () => {
    const { lines } = tapeLines([house(null), hut], range);
    expect(lines.map(({ row }) => row === null)).toEqual([true, false, false, true, false]);
    expect([0, 1, 2, 3, 4].map((line) => rowNear(lines, line, 1))).toEqual([1, 1, 2, 2, 4]);
    expect([0, 1, 2, 3, 4].map((line) => rowNear(lines, line, 4))).toEqual([1, 1, 2, 4, 4]);
  });

  it("is another house as a whole where that has no units", () => {
    expect(putDown(gardenFlat.id, 4)).toMatchObject({ property: { name: "Hut" }, unit: null });
  });
});

describe("at its edge a chart goes on by itself", () => {
  it.each([
    ["not in the middle", 300, 0],
    ["not before the edge is near", 448, 0],
    ["slowly where it begins", 564, 4],
    ["fast at the very edge", 600, 16],
    ["as fast beyond it", 900, 16],
    ["backwards at the other one", 220, -16],
    ["backwards before it", 0, -16],
  ])("%s", (_where, at, expected) => {
    expect(edgeStep(at, 220, 600)).toBe(expected);
  });

  it("leaves half of a narrow one at rest, and one without room alone", () => {
    expect([105, 130, 150, 195].map((at) => Math.sign(edgeStep(at, 100, 200)))).toEqual([-1, 0, 0, 1]);
    expect(edgeStep(50, 100, 100)).toBe(0);
  });
});
