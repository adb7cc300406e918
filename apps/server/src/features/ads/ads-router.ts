import { createVerb, transacted } from "#kernel/api/index.ts";
import { historyOfRecord } from "../history/index.ts";
import { readCampaignPeriod } from "./period/read-campaign-period.ts";
import { createCampaign } from "./create-campaign.ts";
import { deleteCampaign } from "./delete-campaign.ts";
import { getCampaign, listBills, listCampaigns } from "./list/list-campaigns.ts";
import { sumCampaigns } from "./list/sum-campaigns.ts";
import { updateCampaign } from "./update-campaign.ts";

export const adsRouter = {
  list: transacted("campaign.read").ads.list.handler(({ input, context: { work } }) =>
    listCampaigns(work, input),
  ),
  totals: transacted("campaign.read").ads.totals.handler(({ input, context: { work } }) =>
    sumCampaigns(work, input),
  ),
  expenses: transacted("campaign.read", "expense.read").ads.expenses.handler(({ input, context: { work } }) =>
    listBills(work, input),
  ),
  get: transacted("campaign.read").ads.get.handler(({ input, context: { work } }) =>
    getCampaign(work, input.id),
  ),
  period: transacted("campaign.read").ads.period.handler(({ input, context: { work } }) =>
    readCampaignPeriod(work, input.id),
  ),
  create: transacted("campaign.create").ads.create.handler(({ input, context }) =>
    createVerb(context, input, () => createCampaign(context.work, input)),
  ),
  update: transacted("campaign.update").ads.update.handler(({ input, context: { work } }) =>
    updateCampaign(work, input),
  ),
  delete: transacted("campaign.delete").ads.delete.handler(({ input, context: { work } }) =>
    deleteCampaign(work, input.id),
  ),
};

/** The history of a campaign, for everybody who may read it. */
export const campaignHistory = {
  campaign: transacted("campaign.read").history.campaign.handler(({ input, context }) =>
    historyOfRecord(context, "campaign", input),
  ),
};
