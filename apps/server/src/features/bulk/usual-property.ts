import type { NewProperty } from "@keystead/contract/properties";
import {
  DEFAULT_CHECK_IN,
  DEFAULT_CHECK_OUT,
  DEFAULT_CLEANING_MINUTES,
  DEFAULT_MIN_GAP_MINUTES,
  noPurchase,
} from "@keystead/domain/properties";

type LineOfProperty = Pick<NewProperty, "name" | "rentalMode" | "address" | "city" | "currency">;

/** Makes a property from a line of a list, with the form's defaults for missing fields. */
export function usualProperty(
  line: LineOfProperty,
  { country, timezone }: Pick<NewProperty, "country" | "timezone">,
): NewProperty {
  return {
    ...line,
    country,
    timezone,
    propertyType: "residential",
    status: "active",
    checkInTime: DEFAULT_CHECK_IN,
    checkOutTime: DEFAULT_CHECK_OUT,
    minGapMinutes: DEFAULT_MIN_GAP_MINUTES,
    cleaningMinutes: DEFAULT_CLEANING_MINUTES,
    notes: "",
    ...noPurchase,
  };
}
