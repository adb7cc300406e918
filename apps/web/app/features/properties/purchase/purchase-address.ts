import type { PurchaseField } from "@keystead/domain/properties";

/** The parameter for the field to focus. */
export const AT = "at";

/** The address of a property's form, focused on one of its fields of purchase and loan (R-F13). */
export function purchaseAddress(propertyId: string, field: PurchaseField): string {
  return `/properties/${propertyId}?edit=${propertyId}&${AT}=${field}`;
}
