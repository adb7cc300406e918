import type { ListSorting } from "../lists/index.ts";
import { currency } from "../money/index.ts";

/** R-G05. `manual` is one channel for two cases, manual and organic, so its label has both words. */
export const campaignChannels = ["manual", "classifieds", "facebook", "google", "local"] as const;
export type CampaignChannel = (typeof campaignChannels)[number];

/** R-G05: spend is in euro, whatever the property's currency; reports convert it month by month. */
export const CAMPAIGN_CURRENCY = currency("EUR");

/** The most leads, impressions or clicks of one campaign. */
export const MOST_COUNTED = 999_999_999;

/** Longest note of a campaign, in code points. */
export const CAMPAIGN_NOTES_LIMIT = 500;

/** Filter of the list by the user's switch. */
export const campaignStates = ["active", "inactive"] as const;
export type CampaignState = (typeof campaignStates)[number];

export const campaignOrder = {
  sorts: [
    "period",
    "property",
    "channel",
    "spend",
    "leads",
    "impressions",
    "clicks",
    "costPerLead",
    "clickRate",
  ],
  defaultSort: "-period",
} as const satisfies ListSorting;
