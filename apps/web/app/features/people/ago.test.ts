import { expect, it } from "vitest";

import { ago } from "./ago.ts";

const NOW = Date.parse("2026-11-19T13:10:00Z");

it.each([
  ["2026-11-19T12:50:00Z", "20 min ago"],
  ["2026-11-19T12:10:00Z", "1 hr ago"],
  ["2026-11-18T13:11:00Z", "23 hr ago"],
  ["2026-11-18T13:10:00Z", "yesterday"],
  ["2026-09-19T13:10:00Z", "61 days ago"],
  ["2026-11-19T13:11:00Z", "this minute"],
])("%s is said as %s", (instant, words) => {
  expect(ago(instant, NOW, "en")).toBe(words);
});

it("speaks the reader's language", () => {
  expect(ago("2026-11-16T13:10:00Z", NOW, "de")).toBe("vor 3 Tagen");
});
