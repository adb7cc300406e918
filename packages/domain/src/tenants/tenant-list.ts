import type { ListSorting } from "../lists/index.ts";

export const tenantOrder = {
  sorts: ["name", "property", "activeLeases", "createdAt"],
  defaultSort: "name",
} as const satisfies ListSorting;

/** Tenants with a lease that is active, or without one. */
export const leaseFilters = ["with", "without"] as const;
export const owingFilter = ["true"] as const;
