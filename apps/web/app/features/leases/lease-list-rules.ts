import {
  depositFilters,
  endsWithinDays,
  leaseOrder,
  leaseStatuses,
  owingLeases,
} from "@keystead/domain/leases";

import type { ListState } from "../../ui/list-page.tsx";

export const leaseListRules = {
  ...leaseOrder,
  filters: {
    status: { several: leaseStatuses },
    propertyId: "text",
    endsWithin: endsWithinDays,
    owes: owingLeases,
    deposit: depositFilters,
  },
  defaultFilters: { status: "active" },
} as const;

/** The list in an address, whole: a lease opened from it has its neighbours there, whatever the list's defaults are. */
export function listInAddress({ sort, q, filters }: Pick<ListState, "sort" | "q" | "filters">): string {
  const said = new URLSearchParams({ sort });
  if (q !== "") said.set("q", q);
  for (const name of Object.keys(leaseListRules.filters)) {
    const value = filters[name];
    // A filter that was taken away is said too where the list has it by default.
    if (value !== undefined || name in leaseListRules.defaultFilters) said.set(name, value ?? "");
  }
  return said.toString();
}
