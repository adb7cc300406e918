import { expect, it } from "vitest";

import { bidiLevels } from "./bidi-levels.ts";

/** Levels of the Unicode algorithm for a left-to-right line: letters of both directions, digits, signs, brackets. */
it.each([
  ["Anna", "0000"],
  ["Anna (آنا)", "0000001110"],
  ["דוד כהן", "1111111"],
  ["A אב B", "001100"],
  ["אב, גד", "111111"],
  ["אב 12, גד", "111221111"],
  ["عرب 12-3 عرب", "111122121111"],
  ["אב 12-3", "1112222"],
  ["(אב)", "0110"],
  ["אב (גד) ה", "111111111"],
  ["אב (c) ד", "11000001"],
  ["12 אב", "00011"],
  ["א 5%", "1122"],
  ["א - b", "10000"],
  ["אב – ", "11000"],
])("%s", (text, levels) => {
  expect(bidiLevels([...text]).join("")).toBe(levels);
});
