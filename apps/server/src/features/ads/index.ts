import type { Feature } from "#kernel/registry/feature.ts";
import { adsReference } from "./ads-reference.ts";
import { adsRouter, campaignHistory } from "./ads-router.ts";
import { campaignTrash } from "./delete-campaign.ts";
import { campaignNames } from "./campaign-store.ts";
import { exportedCampaigns } from "./list/exported-campaigns.ts";
import { storeSampleCampaigns } from "./sample-campaigns-store.ts";
import { adsNumbers } from "./ads-numbers.ts";

/** The spend on advertising the properties, and its results (domain rules, section G). */
export const ads: Feature = {
  name: "ads",
  lists: [exportedCampaigns],
  recordNames: [campaignNames],
  numbers: adsNumbers,
  reference: adsReference,
  router: { ads: adsRouter, history: campaignHistory },
  trash: [campaignTrash],
  storeSample: storeSampleCampaigns,
  tables: [
    {
      name: "campaign",
      grants: "all",
      archived: true,
      restorable: true,
      withProperty: { countedAs: "campaigns" },
    },
  ],
};
