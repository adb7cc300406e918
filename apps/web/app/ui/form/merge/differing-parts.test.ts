import { expect, it } from "vitest";

import { differingParts } from "./differing-parts.ts";

it("shows short texts whole", () => {
  expect(differingParts("Key at the neighbour’s", "")).toEqual(["Key at the neighbour’s", ""]);
});

it("shows long texts where they differ", () => {
  const before = "a".repeat(500);
  const [one, other] = differingParts(`${before} mine ${"z".repeat(500)}`, `${before} theirs`);
  expect(one).toMatch(/^…a{39} mine z{255}…$/);
  expect(other).toBe(`…${"a".repeat(39)} theirs`);
});

it("shows where one text goes on after the other ends", () => {
  const [one, other] = differingParts("a".repeat(400), `${"a".repeat(400)} and more`);
  expect([one, other]).toEqual([`…${"a".repeat(40)}`, `…${"a".repeat(40)} and more`]);
});
