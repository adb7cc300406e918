import type { PlainDate } from "../calendar/index.ts";
import { codePoints } from "../text/index.ts";
import type { RentalMode } from "./property-rules.ts";

export const unitStatuses = ["available", "occupied", "vacant", "maintenance"] as const;
export type UnitStatus = (typeof unitStatuses)[number];

/**
 * R-L03, derived except for the maintenance flag: occupied takes precedence over maintenance; *available* = empty and
 * can be let now, *vacant* = empty but not lettable now (an upcoming lease, or tonight booked or blocked).
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
 * R-F16: the units of a property that can be let on a day; the caller leaves out archived units. If no unit is in
 * service, the property itself counts as one, given as `null`.
 */
export function rentablesInService<Unit extends { readonly inServiceFrom: PlainDate | null }>(
  units: readonly Unit[],
  on: PlainDate,
): readonly (Unit | null)[] {
  const inService = units.filter(({ inServiceFrom }) => inServiceFrom === null || inServiceFrom <= on);
  return inService.length === 0 ? [null] : inService;
}

/**
 * R-F17: the units of a property that are let by the month or could be. In a short-term property only those under a
 * lease: a flat that is let by the night is not vacant.
 */
export function longTermRentables<Unit extends { readonly inServiceFrom: PlainDate | null }>(
  property: { readonly rentalMode: RentalMode; readonly units: readonly Unit[]; readonly today: PlainDate },
  isLet: (unit: Unit | null) => boolean,
): readonly (Unit | null)[] {
  const all = rentablesInService(property.units, property.today);
  return property.rentalMode === "monthly" ? all : all.filter(isLet);
}

/** State of a unit let by the month: *vacant* is every one without a tenant that is not in maintenance. */
export const rentableStates = ["let", "vacant", "maintenance"] as const;
export type RentableState = (typeof rentableStates)[number];

export function rentableState(status: UnitStatus): RentableState {
  if (status === "occupied") return "let";
  return status === "maintenance" ? "maintenance" : "vacant";
}

/** In code points; a floor is text ("Ground", "3 left"). */
export const UNIT_NAME_LIMIT = 100;
export const UNIT_FLOOR_LIMIT = 20;
/** Most units created with a new property; the largest plan does not allow more. */
export const MOST_FIRST_UNITS = 100;
export const MOST_BEDROOMS = 99;
/** Half bathrooms count. */
export const MOST_BATHROOMS = 99;
export const BATHROOM_STEP = 0.5;
export const MOST_SQM = 99_999;

export type UnitDraft = {
  readonly name: string;
  readonly bedrooms: number | null;
  readonly bathrooms: number | null;
  /** Square metres, up to two decimals. */
  readonly sizeSqm: number | null;
};

export type UnitIssue = {
  readonly field: keyof UnitDraft;
  readonly code: "NAME_REQUIRED" | "NAME_TOO_LONG" | "INVALID_NUMBER";
};

/** Everything wrong with a unit, in the order of the form; empty = valid. Only the name is required. */
export function validateUnit(draft: UnitDraft): readonly UnitIssue[] {
  const issues: UnitIssue[] = [];
  const nameLength = codePoints(draft.name);
  if (nameLength === 0) issues.push({ field: "name", code: "NAME_REQUIRED" });
  if (nameLength > UNIT_NAME_LIMIT) issues.push({ field: "name", code: "NAME_TOO_LONG" });
  const { bedrooms, bathrooms, sizeSqm } = draft;
  if (bedrooms !== null && !isMultiple(bedrooms, 1, MOST_BEDROOMS))
    issues.push({ field: "bedrooms", code: "INVALID_NUMBER" });
  if (bathrooms !== null && !isMultiple(bathrooms, 1 / BATHROOM_STEP, MOST_BATHROOMS))
    issues.push({ field: "bathrooms", code: "INVALID_NUMBER" });
  if (sizeSqm !== null && !(sizeSqm > 0 && isMultiple(sizeSqm, 100, MOST_SQM))) {
    issues.push({ field: "sizeSqm", code: "INVALID_NUMBER" });
  }
  return issues;
}

/** Whether a number is between 0 and `most`, and a multiple of `1 / parts`. */
function isMultiple(value: number, parts: number, most: number): boolean {
  const rounded = Math.round(value * parts) / parts;
  return value >= 0 && value <= most && Math.abs(value - rounded) < 1e-9;
}
