import { parseCurrency } from "../money/index.ts";

export const rentalModes = ["monthly", "daily"] as const;
export type RentalMode = (typeof rentalModes)[number];
export const propertyTypes = ["residential", "commercial"] as const;
export type PropertyType = (typeof propertyTypes)[number];
/** R-L05: inactive = archived: no new leases, bookings, jobs; the history stays. */
export const propertyStatuses = ["active", "inactive"] as const;
export type PropertyStatus = (typeof propertyStatuses)[number];

export const DEFAULT_CHECK_IN = "15:00";
export const DEFAULT_CHECK_OUT = "11:00";
/** R-D04, and the time a cleaning takes (R-E). Minutes. */
export const DEFAULT_MIN_GAP_MINUTES = 180;
export const DEFAULT_CLEANING_MINUTES = 180;

export type PropertyDraft = {
  readonly name: string;
  readonly currency: string;
  /** IANA name; that the zone exists is for the caller to check. */
  readonly timezone: string;
  /** Wall clock `HH:mm`. */
  readonly checkIn: string;
  readonly checkOut: string;
};

export type PropertyIssue = {
  readonly field: keyof PropertyDraft;
  readonly code:
    | "NAME_REQUIRED"
    | "NAME_TOO_LONG"
    | "UNKNOWN_CURRENCY"
    | "TIMEZONE_REQUIRED"
    | "INVALID_TIME";
};

const MAX_NAME = 100;
const WALL_CLOCK = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

/** Everything wrong with a property, in the order of the form; empty = valid. Names are counted in code points after trim. */
export function validateProperty(draft: PropertyDraft): readonly PropertyIssue[] {
  const issues: PropertyIssue[] = [];
  const name = [...draft.name.trim()];
  if (name.length === 0) issues.push({ field: "name", code: "NAME_REQUIRED" });
  if (name.length > MAX_NAME) issues.push({ field: "name", code: "NAME_TOO_LONG" });
  if (parseCurrency(draft.currency) === null) issues.push({ field: "currency", code: "UNKNOWN_CURRENCY" });
  if (draft.timezone.trim() === "") issues.push({ field: "timezone", code: "TIMEZONE_REQUIRED" });
  if (!WALL_CLOCK.test(draft.checkIn)) issues.push({ field: "checkIn", code: "INVALID_TIME" });
  if (!WALL_CLOCK.test(draft.checkOut)) issues.push({ field: "checkOut", code: "INVALID_TIME" });
  return issues;
}
