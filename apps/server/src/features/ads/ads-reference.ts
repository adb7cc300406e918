import * as schemas from "@keystead/contract/ads";

import type { ApiReference } from "#kernel/api-docs/api-reference.ts";

export const adsReference: ApiReference = {
  nouns: { ads: { one: "campaign", many: "campaigns" } },
  summaries: {
    "ads.expenses": "Expenses that a campaign can be linked to",
    "ads.period": "What happened at the property while a campaign ran",
    "history.campaign": "Who changed what of a campaign",
  },
  schemas,
};
