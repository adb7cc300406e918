import {
  depositFilters,
  endsWithinDays,
  leaseOrder,
  leaseStatuses,
  owingLeases,
  rentFilters,
} from "@keystead/domain/leases";

import type { ListQueryOf } from "../../../ui/list/use-list-state.ts";

export const leaseListRules = {
  ...leaseOrder,
  filters: {
    status: { anyOf: leaseStatuses },
    propertyId: "text",
    endsWithin: endsWithinDays,
    owes: owingLeases,
    deposit: depositFilters,
    due: "text",
    rent: rentFilters,
    currency: "text",
  },
  defaultFilters: { status: "active" },
} as const;

export type LeaseListQuery = ListQueryOf<(typeof leaseOrder.sorts)[number], typeof leaseListRules.filters>;
