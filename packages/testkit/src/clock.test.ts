import { expect, it, vi } from "vitest";

import { fixedClock, runningClock } from "./clock.ts";

it("stands still until it is told otherwise", () => {
  const clock = fixedClock("2026-11-18T09:00:00Z");
  expect(clock.now().toISOString()).toBe("2026-11-18T09:00:00.000Z");
  clock.advance(1_500);
  expect(clock().toISOString()).toBe("2026-11-18T09:00:01.500Z");
});

it("begins at its instant, and runs on as time passes, whatever the day of the machine is", () => {
  const passed = vi.spyOn(performance, "now").mockReturnValue(5_000);
  try {
    const clock = runningClock("2026-11-18T09:00:00Z");
    expect(clock.now().toISOString()).toBe("2026-11-18T09:00:00.000Z");
    passed.mockReturnValue(6_500);
    expect(clock.now().toISOString()).toBe("2026-11-18T09:00:01.500Z");
    expect(runningClock("2026-11-18T09:00:00Z", 0).now().toISOString()).toBe("2026-11-18T09:00:06.500Z");
  } finally {
    passed.mockRestore();
  }
});

it("refuses what is no instant", () => {
  expect(() => runningClock("soon")).toThrow("Not an instant: soon");
});
