import { expect, it } from "vitest";

import { readUnitCount, unitNames } from "./first-units.ts";

it.each([
  ["", 0],
  ["  ", 0],
  ["0", 0],
  ["3", 3],
  [" 12 ", 12],
  ["100", 100],
  ["101", null],
  ["2.5", null],
  ["-1", null],
  ["three", null],
])("reads %j flats as %j", (text, count) => {
  expect(readUnitCount(text)).toBe(count);
});

it("keeps the names somebody wrote, an emptied one too, and proposes the others", () => {
  expect(unitNames(4, [undefined, "Attic", ""], (number) => `Flat ${number}`)).toEqual([
    "Flat 1",
    "Attic",
    "",
    "Flat 4",
  ]);
  expect(unitNames(1, ["Left", "Right"], String)).toEqual(["Left"]);
  expect(unitNames(0, ["Left"], String)).toEqual([]);
});
