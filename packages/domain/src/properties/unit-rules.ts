import type { PlainDate } from "../calendar/index.ts";
import type { RentalMode } from "./property-rules.ts";

export const unitStatuses = ["available", "occupied", "vacant", "maintenance"] as const;
export type UnitStatus = (typeof unitStatuses)[number];

/**
 * R-L03, derived except for the maintenance flag: occupied wins over maintenance; *available* = empty and can be let now,
 * *vacant* = empty but not lettable now (an upcoming lease, or tonight booked or blocked).
 */
export function unitStatus(unit: {
  readonly mode: RentalMode;
  readonly maintenance: boolean;
  readonly activeLease: boolean;
  readonly upcomingLease: boolean;
  readonly guestInHouse: boolean;
  readonly tonightBooked: boolean;
  readonly tonightBlocked: boolean;
}): UnitStatus {
  if (unit.activeLease || unit.guestInHouse) return "occupied";
  if (unit.maintenance) return "maintenance";
  const taken = unit.mode === "monthly" ? unit.upcomingLease : unit.tonightBooked || unit.tonightBlocked;
  return taken ? "vacant" : "available";
}

/**
 * R-F16: what of a property can be let on a day, archived units left out by the caller. Where no unit is in service the property
 * itself counts as one, and `null` stands for it.
 */
export function lettablePlaces<Unit extends { readonly inServiceFrom: PlainDate | null }>(
  units: readonly Unit[],
  on: PlainDate,
): readonly (Unit | null)[] {
  const inService = units.filter(({ inServiceFrom }) => inServiceFrom === null || inServiceFrom <= on);
  return inService.length === 0 ? [null] : inService;
}

export type UnitDraft = {
  readonly name: string;
  readonly bedrooms: number | null;
  readonly bathrooms: number | null;
  /** Square metres, up to two decimals. */
  readonly sizeSqm: number | null;
  /** 0 = ground floor, negative = below it. */
  readonly floor: number | null;
};

export type UnitIssue = {
  readonly field: keyof UnitDraft;
  readonly code: "NAME_REQUIRED" | "NAME_TOO_LONG" | "INVALID_NUMBER";
};

const MAX_NAME = 100;

/** Everything wrong with a unit, in the order of the form; empty = valid. Only the name is required; half bathrooms are allowed. */
export function validateUnit(draft: UnitDraft): readonly UnitIssue[] {
  const issues: UnitIssue[] = [];
  const name = [...draft.name.trim()];
  if (name.length === 0) issues.push({ field: "name", code: "NAME_REQUIRED" });
  if (name.length > MAX_NAME) issues.push({ field: "name", code: "NAME_TOO_LONG" });
  const { bedrooms, bathrooms, sizeSqm, floor } = draft;
  if (bedrooms !== null && !isMultiple(bedrooms, 1, 0, 99))
    issues.push({ field: "bedrooms", code: "INVALID_NUMBER" });
  if (bathrooms !== null && !isMultiple(bathrooms, 2, 0, 99))
    issues.push({ field: "bathrooms", code: "INVALID_NUMBER" });
  if (sizeSqm !== null && !(sizeSqm > 0 && isMultiple(sizeSqm, 100, 0, 1_000_000))) {
    issues.push({ field: "sizeSqm", code: "INVALID_NUMBER" });
  }
  if (floor !== null && !isMultiple(floor, 1, -10, 200))
    issues.push({ field: "floor", code: "INVALID_NUMBER" });
  return issues;
}

/** Whether a number lies between two bounds and is a whole number of `1 / parts`. */
function isMultiple(value: number, parts: number, least: number, most: number): boolean {
  const rounded = Math.round(value * parts) / parts;
  return value >= least && value <= most && Math.abs(value - rounded) < 1e-9;
}
