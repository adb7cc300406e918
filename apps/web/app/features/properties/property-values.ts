import type { NewProperty, PropertyView } from "@keystead/contract/properties";

export type PropertyDefaults = { readonly currency: string; readonly timezone: string };

/** The form as typed: as it is sent, but a country not chosen is empty. */
export type PropertyValues = Omit<NewProperty, "country"> & { readonly country: string };

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
    checkInTime: "15:00",
    checkOutTime: "11:00",
    notes: "",
  };
}

export function valuesOf(fields: NewProperty): PropertyValues {
  return { ...fields, country: fields.country ?? "" };
}

export function fieldsTyped(values: PropertyValues): NewProperty {
  return { ...values, country: values.country === "" ? null : values.country };
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
    notes: property.notes,
  };
}
