import { afterEach, beforeEach, expect, it, vi } from "vitest";

import type { LogPosition } from "../log-position.ts";
import { oldestPosition } from "./oldest-position.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it("is where the primary stood five seconds ago, and until then where it stood first", async () => {
  let second = 0;
  const oldest = oldestPosition(async (): Promise<LogPosition> => `0/${second++}`);
  expect(oldest.position()).toBeNull();
  await vi.advanceTimersByTimeAsync(0);
  expect(oldest.position()).toBe("0/0");
  await vi.advanceTimersByTimeAsync(5_000);
  expect(oldest.position()).toBe("0/0");
  await vi.advanceTimersByTimeAsync(3_000);
  expect(oldest.position()).toBe("0/3");
  oldest.close();
});

it("stays where it was while the primary does not answer, and asks it once at a time", async () => {
  const answers = [async (): Promise<LogPosition> => "0/1", () => Promise.reject(new Error("gone"))];
  let requests = 0;
  const oldest = oldestPosition(() => {
    requests += 1;
    return answers.shift()?.() ?? new Promise<LogPosition>(() => {});
  });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(oldest.position()).toBe("0/1");
  expect(requests).toBe(3);
  oldest.close();
});
