import { expect, it } from "vitest";

import { visibleText } from "./visible-text.ts";

it.each([
  ["spaces around it go", "  Rose Street 4 ", "Rose Street 4"],
  ["composed as NFC", "Cafe\u0301", "Caf\u00e9"],
  ["a control that turns the direction goes", "Rent \u202e0001 EUR\u202c", "Rent 0001 EUR"],
  ["isolates and marks go", "\u2066Ann\u2069\u200e \u061cLee\u200f", "Ann Lee"],
  ["what a control hid at the end is trimmed", "Ann \u202e ", "Ann"],
  ["zero-width space alone", "\u200b\u200b", ""],
  ["joiners, soft hyphen and byte order mark alone", "\u200c\u200d\u00ad\ufeff\u2060", ""],
  ["fillers of Hangul alone", "\u3164\u115f\u1160\uffa0", ""],
  ["the blank of Braille alone", "\u2800\u2800", ""],
  ["tags and variation selectors alone", "\u{e0041}\ufe0f", ""],
  ["controls of direction alone", "\u202e\u2067", ""],
  ["controls of a terminal alone", "\u0007\u001b", ""],
  ["the joiner inside an emoji stays", "👩\u200d🔧", "👩\u200d🔧"],
  ["the non-joiner inside a word stays", "می\u200cخواهم", "می\u200cخواهم"],
])("%s", (_what, input, seen) => {
  expect(visibleText(input)).toBe(seen);
});
