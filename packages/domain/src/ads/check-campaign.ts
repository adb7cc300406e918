import { codePoints } from "../text/index.ts";
import { clicksExceedImpressions } from "./campaign-metrics.ts";
import type { CampaignNumbers } from "./campaign-metrics.ts";
import type { CampaignPeriod } from "./campaign-share.ts";
import { CAMPAIGN_NOTES_LIMIT, MOST_COUNTED } from "./campaign-words.ts";

const counted = ["leads", "impressions", "clicks"] as const satisfies readonly (keyof CampaignNumbers)[];

export type CampaignIssue =
  | { readonly field: "endsOn"; readonly code: "CAMPAIGN_END_BEFORE_START" }
  | { readonly field: (typeof counted)[number]; readonly code: "INVALID_COUNT" }
  | { readonly field: "clicks"; readonly code: "CLICKS_EXCEED_IMPRESSIONS" }
  | { readonly field: "notes"; readonly code: "TOO_LONG" };

/**
 * Everything wrong with a campaign, by field: an end before the start (R-G05), a count that is not a whole number from
 * 0 to `MOST_COUNTED`, more clicks than impressions where there are any (R-G01), a note over its length. Spend is
 * checked as money elsewhere.
 */
export function checkCampaign(
  campaign: CampaignPeriod & Omit<CampaignNumbers, "spendMinor"> & { readonly notes: string },
): readonly CampaignIssue[] {
  const { startsOn, endsOn, notes } = campaign;
  const issues: CampaignIssue[] = [];
  if (endsOn !== null && endsOn < startsOn)
    issues.push({ field: "endsOn", code: "CAMPAIGN_END_BEFORE_START" });
  for (const field of counted) if (!isCount(campaign[field])) issues.push({ field, code: "INVALID_COUNT" });
  if (clicksExceedImpressions(campaign)) issues.push({ field: "clicks", code: "CLICKS_EXCEED_IMPRESSIONS" });
  if (codePoints(notes) > CAMPAIGN_NOTES_LIMIT) issues.push({ field: "notes", code: "TOO_LONG" });
  return issues;
}

function isCount(count: number): boolean {
  return Number.isInteger(count) && count >= 0 && count <= MOST_COUNTED;
}
