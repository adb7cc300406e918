import { expect, it } from "vitest";
import { parseMinutesInput } from "./index.ts";

it.each([
  ["180", 180],
  [" 90 min ", 90],
  ["3 h", 180],
  ["3h", 180],
  ["2.5 h", 150],
  ["2,25 h", 135],
  ["1 h 30", 90],
  ["1h30min", 90],
  ["3:30", 210],
  ["0", 0],
  ["", null],
  ["-5", null],
  ["3:75", null],
  ["three", null],
])("%j is %j minutes", (input, minutes) => {
  expect(parseMinutesInput(input)).toBe(minutes);
});
