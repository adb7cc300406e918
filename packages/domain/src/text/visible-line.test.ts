import fc from "fast-check";
import { expect, it } from "vitest";

import { visibleLine } from "./visible-line.ts";

it.each([
  ["a line break is a space", "Rose Street\r\n4", "Rose Street 4"],
  ["with the space around it", "Anna \n\t Lee", "Anna Lee"],
  ["those of Unicode too", "Anna\u2028Lee\u2029\u0085B", "Anna Lee B"],
  ["one at an end is nothing", "\nAnna\n", "Anna"],
  ["a zero-width space goes", "An\u200bna", "Anna"],
  ["soft hyphen, byte order mark and word joiner go", "An\u00adna\ufeff \u2060Lee", "Anna Lee"],
  ["the filler of Hangul goes", "Anna\u3164Lee", "AnnaLee"],
  ["controls of a terminal go", "An\u001bna\u0007", "Anna"],
  ["controls of direction go", "Anna \u202eeeL\u202c", "Anna eeL"],
  ["what a control hid is composed", "Cafe\u200b\u0301", "Caf\u00e9"],
  ["a joiner between Latin letters goes", "An\u200dna\u200c", "Anna"],
  ["tags that are no flag go", "Anna\u{e0041}\u{e007f}", "Anna"],
  ["nothing that can be seen", "\u200b\n\u3164", ""],
  ["the joiner inside an emoji stays", "👩\u200d🔧 Anna", "👩\u200d🔧 Anna"],
  ["the non-joiner inside a word stays", "می\u200cخواهم", "می\u200cخواهم"],
  ["the colour of an emoji stays", "❤\ufe0f", "❤\ufe0f"],
  ["a flag of tags stays", "🏴󠁧󠁢󠁳󠁣󠁴󠁿 Edinburgh", "🏴󠁧󠁢󠁳󠁣󠁴󠁿 Edinburgh"],
  ["two spaces stay two", "Flat  1", "Flat  1"],
])("%s", (_what, input, seen) => {
  expect(visibleLine(input)).toBe(seen);
});

it("is settled: a line again is the same, and always one line", () => {
  const unit = fc.oneof(
    fc.constantFrom("a", " ", "\n", "\u200b", "\u200d", "\u0301", "\u202e", "\u{e0041}", "👩"),
    fc.string({ unit: "grapheme", minLength: 1, maxLength: 1 }),
  );
  fc.assert(
    fc.property(fc.string({ unit, maxLength: 20 }), (input) => {
      const line = visibleLine(input);
      expect(visibleLine(line)).toBe(line);
      expect(line).not.toMatch(/[\p{Control}\u2028\u2029\u200b\ufeff]/u);
    }),
  );
});
