import type { ListSorting } from "../lists/index.ts";

export const tenantOrder = {
  sorts: ["name", "property", "activeLeases", "createdAt"],
  defaultSort: "name",
} as const satisfies ListSorting;

/** Tenants with an active lease, or without one. */
export const leaseFilters = ["with", "without"] as const;
export const owingFilter = ["true"] as const;
