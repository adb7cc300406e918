import { describe, expect, it } from "vitest";
import { plainDate } from "../calendar/index.ts";
import {
  confirmsDeletion,
  deletionPlan,
  rentablesInService,
  longTermRentables,
  unitIsInUse,
  unitStatus,
  validateProperty,
  validateUnit,
} from "./index.ts";

const PROPERTY = {
  name: "Harbour 5",
  currency: "EUR",
  timezone: "Europe/Madrid",
  checkIn: "15:00",
  checkOut: "11:00",
  minGapMinutes: 180,
  cleaningMinutes: 180,
};

it("names everything wrong with a property at once", () => {
  expect(validateProperty(PROPERTY)).toEqual([]);
  const bad = { name: "  ", currency: "eur", timezone: "", checkIn: "24:00", checkOut: "9:00" };
  const minutes = { minGapMinutes: -1, cleaningMinutes: 90.5 };
  expect(validateProperty({ ...bad, ...minutes }).map(({ code }) => code)).toEqual([
    "NAME_REQUIRED",
    "UNKNOWN_CURRENCY",
    "TIMEZONE_REQUIRED",
    "INVALID_TIME",
    "INVALID_TIME",
    "INVALID_MINUTES",
    "INVALID_MINUTES",
  ]);
  expect(validateProperty({ ...PROPERTY, minGapMinutes: 0, cleaningMinutes: 1440 })).toEqual([]);
  expect(validateProperty({ ...PROPERTY, minGapMinutes: 1441 })).toEqual([
    { field: "minGapMinutes", code: "INVALID_MINUTES" },
  ]);
  expect(validateProperty({ ...PROPERTY, name: "é".repeat(101) })).toEqual([
    { field: "name", code: "NAME_TOO_LONG" },
  ]);
});

describe("unit", () => {
  const unit = { name: "2B", bedrooms: 2, bathrooms: 1.5, sizeSqm: 54.25 };

  it.each([
    [{}, []],
    [{ bedrooms: null, bathrooms: null, sizeSqm: null }, []],
    [{ name: "" }, ["name"]],
    [{ bedrooms: 1.5, bathrooms: -1, sizeSqm: 0 }, ["bedrooms", "bathrooms", "sizeSqm"]],
    [{ bedrooms: 99, bathrooms: 99, sizeSqm: 99_999 }, []],
    [{ bedrooms: 100, bathrooms: 99.5, sizeSqm: 100_000 }, ["bedrooms", "bathrooms", "sizeSqm"]],
    [{ name: "🏠".repeat(100) }, []],
    [{ name: "é".repeat(101) }, ["name"]],
    [{ bathrooms: 1.3, sizeSqm: 10.123 }, ["bathrooms", "sizeSqm"]],
    [{ bedrooms: Number.NaN }, ["bedrooms"]],
  ])("with %j has issues in %j", (over, fields) => {
    expect(validateUnit({ ...unit, ...over }).map(({ field }) => field)).toEqual(fields);
  });

  const empty = {
    mode: "monthly",
    maintenance: false,
    activeLease: false,
    upcomingLease: false,
    guestInHouse: false,
    tonightBooked: false,
    tonightBlocked: false,
  } as const;

  it.each([
    [{}, "available"],
    [{ upcomingLease: true }, "vacant"],
    [{ tonightBlocked: true }, "available"],
    [{ maintenance: true, upcomingLease: true }, "maintenance"],
    [{ maintenance: true, activeLease: true }, "occupied"],
    [{ mode: "daily", tonightBlocked: true }, "vacant"],
    [{ mode: "daily", tonightBooked: true }, "vacant"],
    [{ mode: "daily", guestInHouse: true, tonightBooked: true }, "occupied"],
    [{ mode: "daily", upcomingLease: true }, "available"],
  ] as const)("with %j is %s", (over, status) => {
    expect(unitStatus({ ...empty, ...over })).toBe(status);
  });

  it("is in use while anything refers to it", () => {
    expect(unitIsInUse({ leases: 0, bookings: 0, turnovers: 0 })).toBe(false);
    expect(unitIsInUse({ leases: 0, bookings: 1, turnovers: 0 })).toBe(true);
  });
});

it("counts what goes with a property and asks for its name", () => {
  expect(deletionPlan({ units: 2, leases: 0, income: 31, documents: 1 })).toEqual([
    { kind: "units", count: 2 },
    { kind: "income", count: 31 },
    { kind: "documents", count: 1 },
  ]);
  expect(confirmsDeletion("Harbour 5", " Harbour 5 ")).toBe(true);
  expect(confirmsDeletion("Harbour 5", "harbour 5")).toBe(false);
});

it.each([
  ["no units: the property is one place itself", [], [null]],
  ["units that were always there", [null, null], [0, 1]],
  ["a unit of today and one of tomorrow", ["2026-03-10", "2026-03-11"], [0]],
  ["only a unit of tomorrow: until then the property", ["2026-03-11"], [null]],
])("can let: %s", (_name, since, rentables) => {
  const units = since.map((day, number) => ({ number, inServiceFrom: day === null ? null : plainDate(day) }));
  const found = rentablesInService(units, plainDate("2026-03-10"));
  expect(found.map((unit) => unit?.number ?? null)).toEqual(rentables);
});

it.each([
  ["by the month: let and empty", "monthly", [true, false], [0, 1]],
  ["by the night, nothing under a lease: none is vacant", "daily", [false, false], []],
  ["by the night, one under a lease: that one", "daily", [false, true], [1]],
] as const)("counts as long-term: %s", (_name, rentalMode, let_, rentables) => {
  const units = let_.map((isLet, number) => ({ number, isLet, inServiceFrom: null }));
  const found = longTermRentables(
    { rentalMode, units, today: plainDate("2026-03-10") },
    (unit) => unit?.isLet === true,
  );
  expect(found.map((unit) => unit?.number)).toEqual(rentables);
});
