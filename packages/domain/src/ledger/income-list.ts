import type { ListOrder } from "../lists/index.ts";

export const incomeOrder = {
  sorts: ["receivedOn", "amount", "property", "category", "method"],
  defaultSort: "-receivedOn",
} as const satisfies ListOrder;
