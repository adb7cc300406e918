export { auditedCampaign } from "./audited-campaign.ts";
export { followsSpend } from "./follows-spend.ts";
export type { CampaignExpense } from "./follows-spend.ts";
export { campaignList } from "./campaign-list.ts";
export { campaignMetrics, clicksExceedImpressions, addCampaignNumbers } from "./campaign-metrics.ts";
export type { CampaignMetrics, CampaignNumbers } from "./campaign-metrics.ts";
export { campaignIn, countCampaignDays, isRunning, shareIn, spendByMonth } from "./campaign-share.ts";
export type { CampaignPeriod, DatedPeriod, Days } from "./campaign-share.ts";
export {
  CAMPAIGN_CURRENCY,
  CAMPAIGN_NOTES_LIMIT,
  campaignChannels,
  campaignOrder,
  campaignStates,
  MOST_COUNTED,
} from "./campaign-words.ts";
export type { CampaignChannel, CampaignState } from "./campaign-words.ts";
export { campaignsOfProperty } from "./campaigns-of-property.ts";
export { checkCampaign } from "./check-campaign.ts";
export type { CampaignIssue } from "./check-campaign.ts";
