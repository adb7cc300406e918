import { expect, it } from "vitest";

import { describeFailure } from "./describe-failure.ts";

it("tells kind and places of an error and nothing of its message", () => {
  const failure = describeFailure(new TypeError("no tenant anna@example.com\n    and more"));
  expect(failure.type).toBe("TypeError");
  expect(failure.at[0]).toContain("describe-failure.test.ts");
  expect(JSON.stringify(failure)).not.toContain("anna@example.com");
});

it("tells only the type of what is no error", () => {
  expect(describeFailure("anna@example.com")).toEqual({ type: "string", at: [] });
});
