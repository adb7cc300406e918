import type { ListOrder } from "../lists/index.ts";

export const propertyOrder = {
  sorts: ["name", "city", "rentalMode", "status", "createdAt"],
  defaultSort: "name",
} as const satisfies ListOrder;

export const unitOrder = {
  sorts: ["name", "property", "floor", "sizeSqm"],
  defaultSort: "name",
} as const satisfies ListOrder;
