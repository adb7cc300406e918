import * as fc from "fast-check";
import { expect, it } from "vitest";
import {
  clockChanges,
  QUARTER_MINUTES,
  quarterAt,
  quarterOf,
  QUARTERS_IN_DAY,
  wallTimesOf,
  wallStartMs,
} from "../../testing/wall-clock.ts";
import {
  dateOfLocal,
  dayInZone,
  instantOf,
  localAt,
  localDateTime,
  localIn,
  MINUTE_MS,
  parseLocalDateTime,
  plainDate,
} from "./index.ts";

const instantText = (local: string, zone: string): string =>
  Temporal.Instant.fromEpochMilliseconds(instantOf(localDateTime(local), zone)).toString();

it.each([
  ["an ordinary summer time", "Europe/Berlin", "2026-06-05T15:00", "2026-06-05T13:00:00Z"],
  [
    "a time skipped in spring is later by the hour",
    "Europe/Berlin",
    "2026-03-29T02:30",
    "2026-03-29T01:30:00Z",
  ],
  ["a time that comes twice is the first", "Europe/Berlin", "2026-10-25T02:30", "2026-10-25T00:30:00Z"],
  ["half an hour is skipped here", "Australia/Lord_Howe", "2026-10-04T02:15", "2026-10-03T15:45:00Z"],
  ["midnight is skipped here", "America/Santiago", "2026-09-06T00:00", "2026-09-06T04:00:00Z"],
])("%s", (_what, zone, local, instant) => {
  expect(instantText(local, zone)).toBe(instant);
});

it("moves the instant, not the wallTimes clock, when the zone is another one", () => {
  const local = localDateTime("2026-06-05T15:00");
  expect(instantOf(local, "Atlantic/Canary") - instantOf(local, "Europe/Madrid")).toBe(60 * 60_000);
});

it("shows the wallTimes clock and the day of an instant", () => {
  const atMs = instantOf(localDateTime("2026-12-31T23:30"), "Europe/Berlin");
  expect(localIn("Europe/Berlin", atMs)).toBe("2026-12-31T23:30");
  expect(localIn("UTC", atMs + 59_999)).toBe("2026-12-31T22:30");
  expect(dayInZone("Asia/Kathmandu", atMs)).toBe("2027-01-01");
});

it.each([
  "2026-06-05",
  "2026-06-05 15:00",
  "2026-06-31T15:00",
  "2026-06-05T24:00",
  "2026-06-05T15:00:00",
  "2026-06-05T15:00Z",
])("%j is no local date and time", (text) => {
  expect(parseLocalDateTime(text)).toBeNull();
  expect(() => localDateTime(text)).toThrow(RangeError);
});

it("is made of a day and a time", () => {
  const local = localAt(plainDate("2026-06-05"), "15:00");
  expect(local).toBe("2026-06-05T15:00");
  expect(dateOfLocal(local)).toBe("2026-06-05");
});

it.each(clockChanges)("agrees with the local clock all day long in $zone on $day", (change) => {
  const wallTimes = wallTimesOf(change);
  const ofWallTimes = Array.from({ length: QUARTERS_IN_DAY }, (_, quarter) =>
    quarterOf(change.day, quarter),
  ).map(
    (local) =>
      [local, wallStartMs(change) + quarterAt(wallTimes, local) * QUARTER_MINUTES * MINUTE_MS] as const,
  );
  expect(ofWallTimes.map(([local]) => [local, instantOf(local, change.zone)])).toEqual(ofWallTimes);
});

it("finds each instant as the calendar of the language does, in any zone and at any time", () => {
  const zones = [
    ...new Set([...clockChanges.map(({ zone }) => zone), ...Intl.supportedValuesOf("timeZone")]),
  ];
  const someMinute = fc.integer({
    min: instantOf(localDateTime("1900-01-01T00:00"), "UTC") / MINUTE_MS,
    max: instantOf(localDateTime("2100-01-01T00:00"), "UTC") / MINUTE_MS,
  });
  // Half of the cases are near a clock change.
  const somewhere = fc.constantFrom(...zones).chain((zone) =>
    fc.tuple(
      fc.constant(zone),
      someMinute.chain((minute) => {
        const at = Temporal.Instant.fromEpochMilliseconds(minute * MINUTE_MS).toZonedDateTimeISO(zone);
        const change = at.getTimeZoneTransition("next")?.epochMilliseconds;
        return change === undefined
          ? fc.constant(minute)
          : fc.oneof(
              fc.constant(minute),
              fc
                .integer({ min: -5 * 24 * 60, max: 5 * 24 * 60 })
                .map((off) => Math.floor(change / MINUTE_MS) + off),
            );
      }),
    ),
  );
  fc.assert(
    fc.property(somewhere, ([zone, minute]) => {
      const shown = localIn("UTC", minute * MINUTE_MS);
      const expected = Temporal.PlainDateTime.from(shown).toZonedDateTime(zone, {
        disambiguation: "compatible",
      });
      // Called twice: calculated, then cached.
      expect([instantOf(shown, zone), instantOf(shown, zone)]).toEqual([
        expected.epochMilliseconds,
        expected.epochMilliseconds,
      ]);
    }),
    { numRuns: 3_000 },
  );
});
