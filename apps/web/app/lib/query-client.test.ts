import { expect, it, vi } from "vitest";

import { RefusedCall } from "./refusal/refused-call.ts";
import { mayRetry, retryDelay } from "./query-client.ts";

const lost = new TypeError("Failed to fetch");

it("asks three times again after a lost connection or a failed server", () => {
  for (const error of [
    lost,
    new RefusedCall("INTERNAL_SERVER_ERROR", { status: 500 }),
    new RefusedCall("SERVICE_UNAVAILABLE", { status: 503 }),
  ]) {
    expect([0, 1, 2, 3].map((failures) => mayRetry(failures, error))).toEqual([true, true, true, false]);
  }
});

it.each([400, 401, 403, 404, 409, 422, 429])("never asks again after a refusal (%i)", (status) => {
  expect(mayRetry(0, new RefusedCall("REFUSED", { status }))).toBe(false);
});

it("never asks again after a fault of the page itself", () => {
  expect(mayRetry(0, new Error("The data has another shape"))).toBe(false);
});

it("waits a second, then twice as long each time, at most thirty seconds", () => {
  expect([0, 1, 2, 3, 4, 5, 20].map(retryDelay)).toEqual([
    1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000,
  ]);
});

it("does not wait where there is no connection at all", () => {
  vi.stubGlobal("navigator", { onLine: false });
  expect(mayRetry(0, lost)).toBe(false);
});
