import { CampaignQuery } from "@keystead/contract/ads";
import { CAMPAIGN_CURRENCY } from "@keystead/domain/ads";
import { minorCell } from "@keystead/domain/exports";

import { exportedList } from "#kernel/api/index.ts";
import { listCampaigns } from "./list-campaigns.ts";

export const exportedCampaigns = exportedList({
  name: "campaigns",
  needs: "campaign.read",
  query: CampaignQuery,
  list: listCampaigns,
  key: ({ id }) => id,
  rows: ({ property, channel, startsOn, endsOn, active, ...one }) => [
    [
      property.name,
      channel,
      startsOn,
      endsOn,
      minorCell(one.spend),
      one.leads,
      one.impressions,
      one.clicks,
      one.costPerLead === null ? null : minorCell(one.costPerLead),
      one.clickRate,
      CAMPAIGN_CURRENCY,
      active ? "active" : "inactive",
      one.expense?.date ?? null,
      one.notes,
    ],
  ],
});
