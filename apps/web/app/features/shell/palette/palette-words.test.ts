import { describe, expect, it } from "vitest";

import { fit, verbIn } from "./palette-words.ts";

describe("fit", () => {
  it.each([
    ["Rocha, Ana", "roc", 3],
    ["Ana Rocha", "roc", 2],
    ["Müller GmbH", "muller", 3],
    ["Ana Maria Rocha", "ana roc", 1],
    ["Ana Maria Rocha", "maria rocha", 2],
    ["Ana Rocha", "ocha", 0],
    ["Leases", "", 3],
  ] as const)("%s, typed %s: %i", (name, input, expected) => {
    expect(fit(name, input)).toBe(expected);
  });
});

describe("verbIn", () => {
  const pay = "mark paid pay payment";
  it.each([
    ["Rocha, mark paid", true, "Rocha"],
    ["mark paid rocha", true, "rocha"],
    ["paid ana rocha", true, "ana rocha"],
    ["pai rocha", true, "rocha"],
    ["pa rocha", false, "pa rocha"],
    ["Rocha", false, "Rocha"],
    ["mark paid", true, ""],
  ] as const)("%s", (input, matches, about) => {
    expect(verbIn(input, pay)).toEqual({ matches, about });
  });

  it("asks for both words of a verb that shares one with another", () => {
    expect(verbIn("add tenant rocha", "add lease", 2).matches).toBe(false);
    expect(verbIn("rocha add lease", "add lease", 2)).toEqual({ matches: true, about: "rocha" });
  });
});
