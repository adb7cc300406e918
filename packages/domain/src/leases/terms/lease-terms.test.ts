import { describe, expect, it } from "vitest";
import { month, plainDate } from "../../calendar/index.ts";
import {
  isTrackable,
  leasesOverlap,
  leaseStatus,
  proposedTrackFrom,
  scheduledThrough,
  validateLeaseTerms,
} from "../index.ts";
import { terms, TODAY } from "../../../testing/lease-samples.ts";

const TERM = { startsOn: plainDate("2026-03-01"), endsOn: plainDate("2026-08-31") };

it.each([
  ["the day before it starts", "2026-02-28", "upcoming"],
  ["its first day", "2026-03-01", "active"],
  ["its last day", "2026-08-31", "active"],
  ["the day after it ends", "2026-09-01", "ended"],
])("on %s a lease is %s", (_when, today, expected) => {
  expect(leaseStatus(TERM, plainDate(today))).toBe(expected);
});

it("has rows to its last month, or a year ahead while it goes on", () => {
  expect(scheduledThrough(TERM, TODAY)).toBe("2026-08");
  expect(scheduledThrough({ ...TERM, endsOn: null }, TODAY)).toBe("2027-06");
  expect(scheduledThrough({ startsOn: plainDate("2027-01-15"), endsOn: null }, TODAY)).toBe("2028-01");
});

it.each([
  ["2025-01-01", null, true],
  ["2025-01-01", "2025-01", true],
  ["2025-01-01", "2026-06", true],
  ["2025-01-01", "2026-07", false],
  ["2026-09-01", "2026-09", true],
  ["2026-09-01", "2026-10", false],
] as const)("a lease from %s is tracked from %s: %s", (startsOn, from, expected) => {
  const tracked = { startsOn: plainDate(startsOn), trackFrom: from === null ? null : month(from) };
  expect(isTrackable(tracked, TODAY)).toBe(expected);
});

it.each([
  ["2023-05-10", null, "2026-06"],
  ["2026-06-01", null, null],
  ["2027-01-01", null, null],
  ["2023-05-10", "2024-05-09", null],
])("a lease from %s to %s proposes to be tracked from %s", (start, end, expected) => {
  const term = { startsOn: plainDate(start), endsOn: end === null ? null : plainDate(end) };
  expect(proposedTrackFrom(term, TODAY)).toBe(expected);
});

describe("overlap", () => {
  it.each([
    ["U1", "U1", "2026-08-31", true],
    ["U1", "U1", "2026-09-01", false],
    ["U1", "U2", "2026-08-31", false],
    [null, "U2", "2026-08-31", true],
    ["U1", null, "2026-08-31", true],
  ])("of %s and %s from %s: %s", (a, b, start, expected) => {
    const first = { ...TERM, unitId: a };
    const second = { startsOn: plainDate(start), endsOn: null, unitId: b };
    expect(leasesOverlap(first, second)).toBe(expected);
    expect(leasesOverlap(second, first)).toBe(expected);
  });
});

describe("validation", () => {
  const good = { ...terms(TERM), depositMinor: 0, graceDays: 0 };

  it("accepts a rent-free lease of one day", () => {
    expect(validateLeaseTerms({ ...good, endsOn: good.startsOn, rentMinor: 0 })).toEqual([]);
  });

  it("names everything at once", () => {
    const issues = validateLeaseTerms({
      ...good,
      endsOn: plainDate("2026-02-28"),
      rentMinor: -1,
      depositMinor: 1_000_000_000_000,
      paymentDay: 32,
      graceDays: -1,
      trackFrom: month("2026-03"),
      rentSteps: [{ from: plainDate("2026-01-01"), amountMinor: 1 }],
    });
    expect(issues).toEqual([
      { field: "endsOn", code: "LEASE_END_BEFORE_START" },
      { field: "rent", code: "AMOUNT_NEGATIVE" },
      { field: "deposit", code: "AMOUNT_TOO_LARGE" },
      { field: "paymentDay", code: "PAYMENT_DAY_OUT_OF_RANGE" },
      { field: "graceDays", code: "INVALID_INPUT" },
      { field: "trackFrom", code: "INVALID_INPUT" },
      { field: "steps", code: "STEP_OUTSIDE_LEASE" },
    ]);
  });

  it.each([0, 1.5, 32, Number.NaN])("refuses payment day %d", (paymentDay) => {
    expect(validateLeaseTerms({ ...good, paymentDay })).toEqual([
      { field: "paymentDay", code: "PAYMENT_DAY_OUT_OF_RANGE" },
    ]);
  });
});
