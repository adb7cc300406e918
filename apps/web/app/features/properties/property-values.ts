import type { NewProperty, PropertyView } from "@keystead/contract/properties";
import { parseTypedMinutes } from "@keystead/domain/calendar";
import {
  DEFAULT_CHECK_IN,
  DEFAULT_CHECK_OUT,
  DEFAULT_CLEANING_MINUTES,
  DEFAULT_MIN_GAP_MINUTES,
} from "@keystead/domain/properties";

export type PropertyDefaults = { readonly currency: string; readonly timezone: string };

type Lengths = "minGapMinutes" | "cleaningMinutes";

/** The form as typed: as it is sent, but a country not chosen is empty, and lengths of time are their text. */
export type PropertyValues = Omit<NewProperty, "country" | Lengths> &
  Readonly<Record<"country" | Lengths, string>>;

export function newPropertyValues({ currency, timezone }: PropertyDefaults): PropertyValues {
  return {
    name: "",
    rentalMode: "monthly",
    address: "",
    city: "",
    country: "",
    propertyType: "residential",
    currency,
    timezone,
    status: "active",
    checkInTime: DEFAULT_CHECK_IN,
    checkOutTime: DEFAULT_CHECK_OUT,
    minGapMinutes: String(DEFAULT_MIN_GAP_MINUTES),
    cleaningMinutes: String(DEFAULT_CLEANING_MINUTES),
    notes: "",
  };
}

export function valuesOf(fields: NewProperty): PropertyValues {
  return {
    ...fields,
    country: fields.country ?? "",
    minGapMinutes: String(fields.minGapMinutes),
    cleaningMinutes: String(fields.cleaningMinutes),
  };
}

export function fieldsTyped(values: PropertyValues): NewProperty {
  return {
    ...values,
    country: values.country === "" ? null : values.country,
    minGapMinutes: parseTypedMinutes(values.minGapMinutes) ?? Number.NaN,
    cleaningMinutes: parseTypedMinutes(values.cleaningMinutes) ?? Number.NaN,
  };
}

/** What of a property can be edited; a line of the list knows more. */
export function fieldsOf(property: PropertyView): NewProperty {
  return {
    name: property.name,
    rentalMode: property.rentalMode,
    address: property.address,
    city: property.city,
    country: property.country,
    propertyType: property.propertyType,
    currency: property.currency,
    timezone: property.timezone,
    status: property.status,
    checkInTime: property.checkInTime,
    checkOutTime: property.checkOutTime,
    minGapMinutes: property.minGapMinutes,
    cleaningMinutes: property.cleaningMinutes,
    notes: property.notes,
  };
}
