import { ownPayoutOrder, ownPayoutStates, payoutOrder, payoutStates } from "@keystead/domain/turnovers";

export const payoutListRules = {
  ...payoutOrder,
  filters: {
    state: { several: payoutStates },
    cleanerId: "text",
    propertyId: "text",
    doneFrom: "text",
    doneTo: "text",
  },
  defaultFilters: { state: "due" },
} as const;

export const ownPayoutListRules = {
  ...ownPayoutOrder,
  filters: { state: { several: ownPayoutStates } },
  defaultFilters: {},
} as const;
