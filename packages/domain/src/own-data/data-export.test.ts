import { expect, it } from "vitest";

import { isUnderWay } from "./index.ts";

const HOUR = 60 * 60_000;

it.each([
  ["waiting", 0, true],
  ["working", HOUR - 1, true],
  ["working", HOUR, false],
  ["waiting", HOUR, false],
  ["ready", 0, false],
  ["failed", 0, false],
] as const)("an archive that is %s for %i ms is under way: %s", (state, ageMs, expected) => {
  expect(isUnderWay(state, 1_000, 1_000 + ageMs)).toBe(expected);
});
