import { ownPayoutOrder, ownPayoutStates, payoutOrder, payoutStates } from "@keystead/domain/turnovers";

export const payoutListRules = {
  ...payoutOrder,
  filters: {
    state: { anyOf: payoutStates },
    cleanerId: "text",
    propertyId: "text",
    doneFrom: "text",
    doneTo: "text",
  },
  defaultFilters: { state: "due" },
} as const;

export const ownPayoutListRules = {
  ...ownPayoutOrder,
  filters: { state: { anyOf: ownPayoutStates } },
  defaultFilters: {},
} as const;
