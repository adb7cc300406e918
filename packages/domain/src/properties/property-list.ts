import type { ListSorting } from "../lists/index.ts";

export const propertyOrder = {
  sorts: ["name", "city", "rentalMode", "status", "createdAt"],
  defaultSort: "name",
} as const satisfies ListSorting;

export const unitOrder = {
  sorts: ["name", "property", "floor", "sizeSqm"],
  defaultSort: "name",
} as const satisfies ListSorting;

/** Places are a property's units, or the property itself: they stand in its order. */
export const placeOrder = {
  sorts: ["property", "status", "tenant"],
  defaultSort: "property",
} as const satisfies ListSorting;
