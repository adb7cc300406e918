import { expect, it } from "vitest";
import { currency, sameNumberIn } from "./index.ts";

it.each([
  [8_000, "EUR", "USD", 8_000],
  [8_000, "EUR", "JPY", 80],
  [8_050, "EUR", "JPY", 81],
  [80, "JPY", "EUR", 8_000],
  [8_000, "EUR", "KWD", 80_000],
  [40, "EUR", "JPY", 0],
])("%d in %s is the same number in %s: %d", (minor, from, to, expected) => {
  expect(sameNumberIn(minor, currency(from), currency(to))).toBe(expected);
});
