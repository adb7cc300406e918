import { expect, it } from "vitest";
import { recordOf } from "./index.ts";

it("has a value for each of some words, in their order", () => {
  const record = recordOf(["one", "three"] as const, (word) => word.length);
  expect(Object.entries(record)).toEqual([
    ["one", 3],
    ["three", 5],
  ]);
});
