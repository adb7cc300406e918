import { describe, expect, it } from "vitest";
import { hasOperation, runVector, UnknownOperation } from "./domain-vectors.ts";
import vectors from "./domain-vectors.json" with { type: "json" };

/**
 * The exact number of examples whose operations do not exist yet: a feature that adds its operations lowers it, and an
 * example that no longer runs fails the suite instead of joining the rest.
 */
const STILL_TO_DO = 0;

const titled = vectors.map((vector) => [`${vector.id} ${vector.rule} ${vector.note}`, vector] as const);
const waiting = titled.filter(([, { input }]) => !hasOperation(input.op));

describe("worked examples", () => {
  it.each(titled.filter(([, { input }]) => hasOperation(input.op)))("%s", (_title, { input, expected }) => {
    expect(runVector(input)).toEqual(expected);
  });

  // oxlint-disable-next-line vitest/warn-todo -- a section comes with its feature; a test below fixes how many wait
  for (const [title, { input }] of waiting) it.todo(`${title} (${input.op})`);

  it("wait for operations in no more and no fewer than the known cases", () => {
    expect(waiting).toHaveLength(STILL_TO_DO);
  });
});

it("refuses an operation that no example names", () => {
  expect(() => runVector({ op: "weather.forecast" })).toThrow(UnknownOperation);
});
