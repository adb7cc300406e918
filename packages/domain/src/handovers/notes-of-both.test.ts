import { expect, it } from "vitest";

import { notesOfBoth } from "./notes-of-both.ts";

it.each([
  ["what was typed here, where nothing came from elsewhere", "Gas 1", "Gas 12", "Gas 1", "Gas 12"],
  ["a blank at the end, where nothing came from elsewhere", "Gas", "Gas ", "Gas", "Gas "],
  ["a shorter text, where nothing came from elsewhere", "Gas 1 ", "Gas", "Gas 1", "Gas"],
  ["what came from elsewhere, where nothing was typed here", "Gas 1", "Gas 1", "Water 2", "Water 2"],
  ["the longer of two that went on alike", "Gas", "Gas 12, Water", "Gas 12", "Gas 12, Water"],
  ["the longer of theirs", "", "Gas 12", "Gas 12, Water 3", "Gas 12, Water 3"],
  ["both", "Gas 1", "Gas 1\nWater 2", "Gas 1\nPower 3", "Gas 1\nPower 3\nGas 1\nWater 2"],
  ["theirs, where here all was deleted", "Gas 1", "", "Gas 12", "Gas 12"],
])("keeps %s", (_what, base, own, current, kept) => {
  expect(notesOfBoth({ base, own, current })).toBe(kept);
});
