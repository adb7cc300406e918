import { describe, expect, it } from "vitest";

import { daysBehind, barText, textPx } from "./bar-text.ts";

describe("where the name of a guest goes", () => {
  const name = "Anna Lindahl";
  it.each([
    ["inside, with its nights", { inside: 120, beyond: 0, isHigh: true }, { kind: "inside", nights: true }],
    ["inside without them", { inside: 90, beyond: 0, isHigh: true }, { kind: "inside", nights: false }],
    ["behind a short bar, on free nights", { inside: 38, beyond: 300, isHigh: true }, { kind: "behind" }],
    [
      "over the end of a bar that holds most of it",
      { inside: 60, beyond: 300, isHigh: false },
      { kind: "over", width: textPx(name) },
    ],
    ["on two lines also where all is free", { inside: 60, beyond: 300, isHigh: true }, { kind: "lines" }],
    ["on two lines between two others", { inside: 48, beyond: 0, isHigh: true }, { kind: "lines" }],
    ["on two lines where little is free", { inside: 48, beyond: 20, isHigh: true }, { kind: "lines" }],
    [
      "over its end where two lines would break a word",
      { inside: 40, beyond: 30, isHigh: true },
      { kind: "over", width: 70 },
    ],
    [
      "cut off where a broken word would take a third line",
      { inside: 40, beyond: 0, isHigh: true },
      { kind: "inside", nights: false },
    ],
    [
      "over its end where two lines have no room",
      { inside: 44, beyond: 60, isHigh: false },
      { kind: "over", width: textPx(name) },
    ],
    [
      "over its end as far as is free",
      { inside: 44, beyond: 20, isHigh: false },
      { kind: "over", width: 64 },
    ],
    [
      "cut off where there is no room at all",
      { inside: 20, beyond: 0, isHigh: true },
      { kind: "inside", nights: false },
    ],
  ] as const)("%s", (_where, room, expected) => {
    expect(barText(name, room)).toEqual(expected);
  });

  it("on two lines where it is one long word and nothing is free", () => {
    expect(barText("Maximilian", { inside: 40, beyond: 0, isHigh: true })).toEqual({ kind: "lines" });
  });

  it("has room for twelve letters in two nights of two weeks, at 1280 px", () => {
    // 14 days beside the names of the units, less what frames a bar.
    const inside = 2 * Math.floor((1280 - 240 - 48 - 220) / 14) - 18;
    for (const twelve of ["Anna Lindahl", "Marta Gómez K", "Wolfgang Ott"])
      expect(barText(twelve, { inside, beyond: 0, isHigh: false })).toMatchObject({ kind: "inside" });
  });
});

describe("how much is free behind a bar", () => {
  const bar = (start: number, end: number, lane = 0, lanes = 1) => ({ start, end, lane, lanes });
  const first = bar(1.5, 3.5);
  it.each([
    ["to the end of the range", [], 6.5],
    ["to the next bar", [bar(6.5, 8.5)], 3],
    ["nothing where somebody arrives that day", [bar(3.5, 5.5)], 0],
    ["to the nearest of several", [bar(8.5, 9.5), bar(5.5, 6.5)], 2],
    ["whatever stood before it", [bar(0.5, 1.5)], 6.5],
    ["to the first of two that overlap", [bar(6.5, 9.5, 1, 2), bar(5.5, 8.5, 0, 2)], 2],
  ])("%s", (_how, others, expected) => {
    expect(daysBehind(first, [first, ...others], 10)).toBe(expected);
  });

  it("is that of its own lane among bars that overlap", () => {
    const upper = bar(1.5, 4.5, 0, 2);
    const lower = bar(2.5, 8.5, 1, 2);
    expect(daysBehind(upper, [upper, lower, bar(9.5, 10)], 10)).toBe(5);
    expect(daysBehind(upper, [upper, bar(6.5, 7.5, 0, 2), lower], 10)).toBe(2);
  });

  it("is nothing behind a bar that goes on after the range", () => {
    expect(daysBehind(bar(8.5, 12.5), [], 10)).toBe(0);
  });
});

it("guesses how wide a name is by what its letters are", () => {
  expect(textPx("")).toBe(0);
  expect(textPx("illi")).toBeLessThan(textPx("anna"));
  expect(textPx("anna")).toBeLessThan(textPx("WMWM"));
});
