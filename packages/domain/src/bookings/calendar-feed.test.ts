import * as fc from "fast-check";
import { expect, it } from "vitest";

import { instantOf, localDateTime, plainDate } from "../calendar/index.ts";
import { writeCalendarFeed } from "./index.ts";
import type { FeedEvent } from "./index.ts";

const at = (local: string) => instantOf(localDateTime(local), "Europe/Berlin");
const stay: FeedEvent = {
  uid: "b1@keystead",
  changedAtMs: at("2026-03-01T10:00"),
  summary: "Booked",
  place: "Garden flat",
  from: plainDate("2026-03-28"),
  until: plainDate("2026-03-29"),
};

/** The length of a line in UTF-8: each escaped octet of a URI counts as one. */
const octetsIn = (line: string) => encodeURIComponent(line.toWellFormed()).replaceAll(/%../g, "x").length;

it("writes the nights of stays and blocks as days", () => {
  const block: FeedEvent = {
    ...stay,
    uid: "n1@keystead",
    summary: "Blocked",
    place: "",
    from: plainDate("2026-04-01"),
    until: plainDate("2026-04-04"),
  };
  expect(writeCalendarFeed("Casa Azul", [stay, block]).split("\r\n")).toEqual([
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Keystead//Calendar//EN",
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    "X-WR-CALNAME:Casa Azul",
    "BEGIN:VEVENT",
    "UID:b1@keystead",
    "DTSTAMP:20260301T090000Z",
    "DTSTART;VALUE=DATE:20260328",
    "DTEND;VALUE=DATE:20260329",
    "SUMMARY:Booked",
    "LOCATION:Garden flat",
    "TRANSP:OPAQUE",
    "END:VEVENT",
    "BEGIN:VEVENT",
    "UID:n1@keystead",
    "DTSTAMP:20260301T090000Z",
    "DTSTART;VALUE=DATE:20260401",
    "DTEND;VALUE=DATE:20260404",
    "SUMMARY:Blocked",
    "TRANSP:OPAQUE",
    "END:VEVENT",
    "END:VCALENDAR",
    "",
  ]);
});

it("escapes what has a meaning, so that a name cannot write lines of its own", () => {
  const feed = writeCalendarFeed("A; B, C\\", [{ ...stay, summary: "Ann\r\nEND:VEVENT\u0000x" }]);
  expect(feed).toContain("X-WR-CALNAME:A\\; B\\, C\\\\\r\n");
  expect(feed).toContain("SUMMARY:Ann\\nEND:VEVENT x\r\n");
  expect(feed.match(/^END:VEVENT\r$/gm)).toHaveLength(1);
});

it("folds lines at 75 octets without tearing a letter apart, and nothing is lost", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 300 }), (summary) => {
      const feed = writeCalendarFeed("x", [{ ...stay, summary }]);
      const lines = feed.split("\r\n");
      for (const line of lines) expect(octetsIn(line)).toBeLessThanOrEqual(75);
      const whole = feed.replaceAll("\r\n ", "").split("\r\n");
      expect(whole.filter((line) => line.startsWith("SUMMARY:"))).toHaveLength(1);
    }),
  );
});
