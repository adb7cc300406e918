import { TIME_OF_DAY } from "../calendar/index.ts";
import { parseCurrency } from "../money/index.ts";
import { codePoints } from "../text/index.ts";

export const rentalModes = ["monthly", "daily"] as const;
export type RentalMode = (typeof rentalModes)[number];
export const propertyTypes = ["residential", "commercial"] as const;
export type PropertyType = (typeof propertyTypes)[number];
/** R-L05: inactive = archived: no new leases, bookings or turnovers; the history stays. */
export const propertyStatuses = ["active", "inactive"] as const;
export type PropertyStatus = (typeof propertyStatuses)[number];

export const DEFAULT_CHECK_IN = "15:00";
export const DEFAULT_CHECK_OUT = "11:00";
/** R-D04, and the cleaning time (R-E02). Minutes. */
export const DEFAULT_MIN_GAP_MINUTES = 180;
export const DEFAULT_CLEANING_MINUTES = 180;
/** Upper limits; 0 is allowed, and a gap of more than a day would be a blocked night. Minutes. */
export const MOST_GAP_MINUTES = 1440;
export const MOST_CLEANING_MINUTES = 1440;

/** In code points after trim. */
export const PROPERTY_NAME_LIMIT = 100;
/** In code points. */
export const ADDRESS_LIMIT = 300;
export const CITY_LIMIT = 100;
export const PROPERTY_NOTES_LIMIT = 2000;

/** Access instructions: a door code, where the key is. In code points. */
export const ACCESS_NOTE_LIMIT = 500;

/** ISO 3166-1 alpha-2. */
export const COUNTRY_CODE = /^[A-Z]{2}$/;

export type PropertyDraft = {
  readonly name: string;
  readonly currency: string;
  /** IANA name; the caller checks that the zone exists. */
  readonly timezone: string;
  /** Local time `HH:mm`. */
  readonly checkIn: string;
  readonly checkOut: string;
  /** Whole minutes. */
  readonly minGapMinutes: number;
  readonly cleaningMinutes: number;
};

export type PropertyRuleIssue = {
  readonly field: keyof PropertyDraft;
  readonly code:
    | "NAME_REQUIRED"
    | "NAME_TOO_LONG"
    | "UNKNOWN_CURRENCY"
    | "TIMEZONE_REQUIRED"
    | "INVALID_TIME"
    | "INVALID_MINUTES";
};

/**
 * Everything wrong with a property, in the order of the form; empty = valid. The name is counted in code points after
 * trim.
 */
export function validateProperty(draft: PropertyDraft): readonly PropertyRuleIssue[] {
  const issues: PropertyRuleIssue[] = [];
  const nameLength = codePoints(draft.name);
  if (nameLength === 0) issues.push({ field: "name", code: "NAME_REQUIRED" });
  if (nameLength > PROPERTY_NAME_LIMIT) issues.push({ field: "name", code: "NAME_TOO_LONG" });
  if (parseCurrency(draft.currency) === null) issues.push({ field: "currency", code: "UNKNOWN_CURRENCY" });
  if (draft.timezone.trim() === "") issues.push({ field: "timezone", code: "TIMEZONE_REQUIRED" });
  if (!TIME_OF_DAY.test(draft.checkIn)) issues.push({ field: "checkIn", code: "INVALID_TIME" });
  if (!TIME_OF_DAY.test(draft.checkOut)) issues.push({ field: "checkOut", code: "INVALID_TIME" });
  if (!isMinutes(draft.minGapMinutes, MOST_GAP_MINUTES))
    issues.push({ field: "minGapMinutes", code: "INVALID_MINUTES" });
  if (!isMinutes(draft.cleaningMinutes, MOST_CLEANING_MINUTES))
    issues.push({ field: "cleaningMinutes", code: "INVALID_MINUTES" });
  return issues;
}

function isMinutes(value: number, most: number): boolean {
  return Number.isInteger(value) && value >= 0 && value <= most;
}
