import type { ListOrder } from "../lists/index.ts";

export const leaseOrder = {
  sorts: ["balance", "tenant", "property", "startsOn", "endsOn", "monthlyRent", "paymentDay"],
  defaultSort: "-balance",
} as const satisfies ListOrder;

/** Days from today within which a lease ends. */
export const endsWithinDays = ["30", "60", "90"] as const;
/** `true` = a balance above 0, `overdue` = a late row. */
export const owingLeases = ["true", "overdue"] as const;
export const depositFilters = ["held"] as const;
