import {
  depositFilters,
  endsWithinDays,
  leaseOrder,
  leaseStatuses,
  owingLeases,
} from "@keystead/domain/leases";

import type { ListQueryOf } from "../../ui/list-state.ts";

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

export type LeaseListQuery = ListQueryOf<(typeof leaseOrder.sorts)[number], typeof leaseListRules.filters>;
