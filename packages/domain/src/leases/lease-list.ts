import type { ListSorting } from "../lists/index.ts";

export const leaseOrder = {
  sorts: ["balance", "tenant", "property", "startsOn", "endsOn", "monthlyRent", "paymentDay"],
  defaultSort: "-balance",
} as const satisfies ListSorting;

/** Options for the days from today within which a lease ends. */
export const endsWithinDays = ["30", "60", "90"] as const;
/** `true` = a balance above 0, `overdue` = a late row, `soon` = something due from today to today + 7 (R-C12). */
export const owingLeases = ["true", "overdue", "soon"] as const;
/** State of the rent of one period: a part of it is open, a part is late, or all of it is settled. */
export const rentFilters = ["open", "late", "settled"] as const;
export const depositFilters = ["held"] as const;
