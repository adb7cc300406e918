import type {
  CampaignExpenses,
  CampaignExpensesQuery,
  CampaignQuery,
  CampaignView,
} from "@keystead/contract/ads";

import { refusal } from "#kernel/api/index.ts";
import type { Onward } from "#kernel/db/queries/list-order.ts";
import type { Work } from "#kernel/work.ts";
import { amountText } from "../../properties/index.ts";
import { findListedCampaign, selectCampaigns } from "./campaign-list-store.ts";
import { pickBills } from "../campaign-store.ts";
import { campaignView } from "../campaign-view.ts";

export async function listCampaigns(
  work: Work,
  query: CampaignQuery,
): Promise<{ items: CampaignView[]; total: number } & Onward> {
  const { items, total, ...onward } = await selectCampaigns(work, query);
  return { items: items.map(campaignView), total, ...onward };
}

export async function getCampaign(work: Work, id: string): Promise<CampaignView> {
  const found = await findListedCampaign(work, id);
  if (found === undefined) throw refusal("NOT_FOUND");
  return campaignView(found);
}

/** Bills of a property to which a campaign can be linked, the latest first. */
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
