import { ratioText, roundDivide } from "../money/index.ts";

/** Spend and results of a campaign: whole numbers, spend in minor units. */
export type CampaignNumbers = {
  readonly spendMinor: number;
  readonly leads: number;
  readonly impressions: number;
  readonly clicks: number;
};

/** Money in minor units, ratios as decimal text with six digits (R-Z04); null where the denominator is 0. */
export type CampaignMetrics = {
  readonly costPerLeadMinor: number | null;
  readonly clickRate: string | null;
  readonly costPerClickMinor: number | null;
  readonly leadRate: string | null;
};

/**
 * R-G01: cost per lead = spend ÷ leads, click rate = clicks ÷ impressions, cost per click = spend ÷ clicks, lead rate =
 * leads ÷ clicks. A denominator of 0 gives null, never 0 or infinity; zero spend with leads is a cost of 0. For several
 * campaigns pass their sum (`addCampaignNumbers`), never average their ratios (R-G02).
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

/**
 * R-G01: more clicks than impressions are impossible. Clicks without any impressions are allowed: then the channel does
 * not count impressions.
 */
export function clicksExceedImpressions({
  impressions,
  clicks,
}: Omit<CampaignNumbers, "spendMinor" | "leads">): boolean {
  return impressions > 0 && clicks > impressions;
}

/** R-G02: the sums of several campaigns, or of their shares; metrics of the result are ratios of sums. */
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
