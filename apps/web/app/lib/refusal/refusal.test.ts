import { expect, it } from "vitest";

import { ChunkUnavailable } from "../chunks/parts.ts";
import { RefusedCall } from "./refused-call.ts";
import { refusalOf } from "./refusal.ts";

const limit = { kind: "units", limit: 5, used: 5, plan: "free" } as const;

it("reads a refusal of the table with what comes with it", () => {
  expect(refusalOf(new RefusedCall("PLAN_LIMIT", { data: limit }))).toEqual({
    code: "PLAN_LIMIT",
    data: limit,
  });
  expect(refusalOf(new RefusedCall("NOT_FOUND"))).toMatchObject({ code: "NOT_FOUND" });
});

it("knows a connection that is lost from a server that failed", () => {
  expect(refusalOf(new TypeError("Failed to fetch"))).toEqual({ code: "NO_CONNECTION", data: undefined });
});

it("knows a lost connection from the route of a call that cannot be loaded", () => {
  expect(refusalOf(new ChunkUnavailable("away")).code).toBe("NO_CONNECTION");
  expect(refusalOf(new ChunkUnavailable("newer")).code).toBe("UNKNOWN");
});

it.each([
  ["a code that no procedure declares", new RefusedCall("SQLITE_BUSY")],
  ["a name that every object has", new RefusedCall("toString")],
  ["a refusal without what belongs to it", new RefusedCall("PLAN_LIMIT", { data: { kind: "units" } })],
  ["nothing at all", null],
])("takes %s for unknown", (_what, error) => {
  expect(refusalOf(error)).toEqual({ code: "UNKNOWN", data: undefined });
});

it("tells the data by the code", () => {
  const refusal = refusalOf(new RefusedCall("STALE", { data: { version: 3 } }));
  expect(refusal.code === "STALE" ? refusal.data.version : null).toBe(3);
});
