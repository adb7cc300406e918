import { campaignChannels, campaignOrder, campaignStates } from "@keystead/domain/ads";

export const campaignListRules = {
  ...campaignOrder,
  filters: {
    propertyId: "text",
    channel: { anyOf: campaignChannels },
    active: campaignStates,
    /** A month, quarter or year as `periodText` writes it. */
    period: "text",
  },
} as const;
