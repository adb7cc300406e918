import { ratioText, roundDivide } from "../money/index.ts";

/** What was spent and what came of it: whole numbers, spend in minor units. */
export type CampaignNumbers = {
  readonly spendMinor: number;
  readonly leads: number;
  readonly impressions: number;
  readonly clicks: number;
};

/** Money in minor units, ratios as decimal text with six digits (R-Z04); null where nothing stands below the line. */
export type CampaignMetrics = {
  readonly costPerLeadMinor: number | null;
  readonly clickRate: string | null;
  readonly costPerClickMinor: number | null;
  readonly leadRate: string | null;
};

/**
 * R-G01: cost per lead = spend ÷ leads, click rate = clicks ÷ impressions, cost per click = spend ÷ clicks, lead rate = leads ÷
 * clicks. Zero below the line gives no value, never 0 or infinity; zero spend with leads is a cost of 0. Several campaigns are
 * judged by their sum (`addCampaignNumbers`), never by the mean of their ratios (R-G02).
 */
export function campaignMetrics({
  spendMinor,
  leads,
  impressions,
  clicks,
}: CampaignNumbers): CampaignMetrics {
  return {
    costPerLeadMinor: perPiece(spendMinor, leads),
    clickRate: ratioText(clicks, impressions),
    costPerClickMinor: perPiece(spendMinor, clicks),
    leadRate: ratioText(leads, clicks),
  };
}

/** R-G01: nobody clicks what nobody saw. No impressions with clicks is a channel that does not count what it shows. */
export function clicksExceedImpressions({
  impressions,
  clicks,
}: Omit<CampaignNumbers, "spendMinor" | "leads">): boolean {
  return impressions > 0 && clicks > impressions;
}

/** R-G02: what several campaigns, or their shares, come to; its metrics are ratios of sums. */
export function addCampaignNumbers(campaigns: readonly CampaignNumbers[]): CampaignNumbers {
  return campaigns.reduce<CampaignNumbers>(
    (sum, one) => ({
      spendMinor: sum.spendMinor + one.spendMinor,
      leads: sum.leads + one.leads,
      impressions: sum.impressions + one.impressions,
      clicks: sum.clicks + one.clicks,
    }),
    { spendMinor: 0, leads: 0, impressions: 0, clicks: 0 },
  );
}

function perPiece(spendMinor: number, pieces: number): number | null {
  return pieces === 0 ? null : roundDivide(spendMinor, pieces);
}
