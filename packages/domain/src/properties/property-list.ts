import type { ListSorting } from "../lists/index.ts";

export const propertyOrder = {
  sorts: ["name", "city", "rentalMode", "status", "createdAt"],
  defaultSort: "name",
} as const satisfies ListSorting;

export const unitOrder = {
  sorts: ["name", "property", "floor", "sizeSqm"],
  defaultSort: "name",
} as const satisfies ListSorting;

/** Order of a list of units, and of properties without units: by property first. */
export const rentableOrder = {
  sorts: ["property", "status", "tenant"],
  defaultSort: "property",
} as const satisfies ListSorting;
