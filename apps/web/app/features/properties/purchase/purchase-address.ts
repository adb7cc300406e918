import type { PurchaseField } from "@keystead/domain/properties";

/** Names in an address the field that somebody came for. */
export const AT = "at";

/** The form of a property, opened at one of its fields of purchase and loan (R-F13). */
export function purchaseAddress(propertyId: string, field: PurchaseField): string {
  return `/properties/${propertyId}?edit=${propertyId}&${AT}=${field}`;
}
