import IconSpeakerphone from "@tabler/icons-react/dist/esm/icons/IconSpeakerphone.mjs";

import type { Address, ChangesOf, Screen } from "../../lib/feature.ts";

export const screen = {
  name: "ads",
  icon: IconSpeakerphone,
  keys: "g d",
  needs: "campaign.read",
  adds: "campaign",
  separated: true,
} as const satisfies Screen;

export const addresses = [["ads", "routes/app/ads.tsx"]] as const satisfies readonly Address[];

/** What each procedure changes: see `lib/calls/changed-by.ts`. */
export const changes = {
  "ads.list": "nothing",
  "ads.totals": "nothing",
  "ads.expenses": "nothing",
  "ads.get": "nothing",
  "ads.period": "nothing",
  "ads.create": "record",
  "ads.update": "record",
  "ads.delete": "record",
  "history.campaign": "nothing",
} as const satisfies ChangesOf<"ads", "history.campaign">;
