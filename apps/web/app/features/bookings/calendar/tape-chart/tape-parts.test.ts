import { plainDate } from "@keystead/domain/calendar";
import { describe, expect, it } from "vitest";

import { tapeRows } from "./tape-layout.ts";
import { seasonStrips } from "./season-strips.ts";
import { turnoversOf } from "./tape-turnovers.ts";
import { aBooking, aCalendarProperty, aSeason } from "../../../../testing/records/bookings.ts";

const range = { from: plainDate("2026-11-16"), days: 28 };

describe("between two guests", () => {
  const between = (checkOut: string, checkIn: string) => {
    const property = aCalendarProperty({
      units: [],
      bookings: [
        aBooking(1, { checkIn: "2026-11-16T15:00", checkOut }),
        aBooking(2, { checkIn, checkOut: "2026-11-28T11:00" }),
      ],
    });
    const [row] = tapeRows(property, range);
    return row === undefined ? [] : turnoversOf(row, range.days);
  };

  it.each([
    ["the same day", "2026-11-20T11:00", "2026-11-20T15:00", [{ minutes: 240, isShort: false }]],
    [
      "the same day, exactly the minimum",
      "2026-11-20T12:00",
      "2026-11-20T15:00",
      [{ minutes: 180, isShort: false }],
    ],
    ["too little time", "2026-11-20T12:30", "2026-11-20T14:00", [{ minutes: 90, isShort: true }]],
    ["over midnight", "2026-11-20T23:30", "2026-11-21T00:30", [{ minutes: 60, isShort: true }]],
    ["a night in between", "2026-11-20T11:00", "2026-11-21T15:00", []],
    ["a minute that both have", "2026-11-20T16:00", "2026-11-20T15:00", []],
  ])("%s", (_what, checkOut, checkIn, expected) => {
    expect(between(checkOut, checkIn)).toMatchObject(expected);
  });
});

describe("the strip of seasons", () => {
  const units = [
    { id: "u1", name: "Garden flat" },
    { id: "u2", name: "Roof flat" },
  ];
  const low = aSeason(1, { name: "Low", startsOn: "2026-11-01", endsOn: "2026-11-26", rate: "86.00" });
  const lowGarden = aSeason(2, {
    name: "Low",
    unit: units[0] ?? null,
    startsOn: "2026-11-01",
    endsOn: "2026-11-26",
    rate: "74.00",
  });
  const advent = aSeason(3, { name: "Advent", startsOn: "2026-11-30", endsOn: "2027-01-06", minStay: 2 });

  it("names each with its lowest rate, and leaves days without one free", () => {
    const strips = seasonStrips(aCalendarProperty({ units, seasons: [low, lowGarden, advent] }), range);
    expect(strips).toMatchObject([
      { name: "Low", rate: "74.00", isFrom: true, left: 0, tone: 0 },
      { name: "Advent", rate: "96.00", isFrom: false, minStay: 2, left: 50, width: 50, tone: 1 },
    ]);
    expect(strips[0]?.width).toBeCloseTo((11 / 28) * 100);
  });

  it("lets the shorter season win", () => {
    const feast = aSeason(4, { name: "Feast", startsOn: "2026-11-18", endsOn: "2026-11-19" });
    const strips = seasonStrips(aCalendarProperty({ units: [], seasons: [low, feast] }), range);
    expect(strips.map(({ name }) => name)).toEqual(["Low", "Feast", "Low"]);
    expect(new Set(strips.map(({ key }) => key)).size).toBe(3);
  });
});
