import type {
  CampaignExpenses,
  CampaignExpensesQuery,
  CampaignQuery,
  CampaignView,
} from "@keystead/contract/ads";

import { refusal } from "#kernel/api/index.ts";
import type { Work } from "#kernel/work.ts";
import { amountText } from "../properties/index.ts";
import { findListedCampaign, listCampaigns as selectCampaigns } from "./campaign-list-store.ts";
import { pickBills } from "./campaign-store.ts";
import { campaignView } from "./campaign-view.ts";

export async function listCampaigns(
  work: Work,
  query: CampaignQuery,
): Promise<{ items: CampaignView[]; total: number }> {
  const { items, total } = await selectCampaigns(work, query);
  return { items: items.map(campaignView), total };
}

export async function getCampaign(work: Work, id: string): Promise<CampaignView> {
  const found = await findListedCampaign(work, id);
  if (found === undefined) throw refusal("NOT_FOUND");
  return campaignView(found);
}

/** Bills of a property that a campaign can be linked to, the latest first. */
export async function listBills(work: Work, query: CampaignExpensesQuery): Promise<CampaignExpenses> {
  const { items, more } = await pickBills(work, query);
  return {
    items: items.map(({ amountMinor, ...bill }) => ({
      ...bill,
      amount: amountText(amountMinor, bill.currency),
    })),
    more,
  };
}
