import type { DescribedList } from "../record-fields/index.ts";
import { campaignChannels, campaignStates } from "./campaign-words.ts";

/** The columns of the exported campaigns. */
export const campaignList = {
  columns: [
    ["property", "text"],
    ["channel", "word", "channel"],
    ["starts_on", "day"],
    ["ends_on", "day"],
    ["spend", "amount"],
    ["leads", "count"],
    ["impressions", "count"],
    ["clicks", "count"],
    ["cost_per_lead", "amount"],
    ["click_rate", "rate"],
    ["currency", "currency"],
    ["status", "word", "campaign_state"],
    ["expense_date", "day"],
    ["notes", "text"],
  ],
  unsummed: ["cost_per_lead"],
  words: {
    channel: { from: ["ads", "channel"], words: campaignChannels },
    campaign_state: { from: ["ads", "state"], words: campaignStates },
  },
} as const satisfies DescribedList;
