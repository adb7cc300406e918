import IconSettings from "@tabler/icons-react/dist/esm/icons/IconSettings.mjs";

import type { Address, ChangesOf, Screen } from "../../lib/feature.ts";

export const screen = {
  name: "settings",
  icon: IconSettings,
  keys: "g s",
  needs: "profile.read",
  separated: true,
} as const satisfies Screen;

export const addresses = [["settings", "routes/app/settings.tsx"]] as const satisfies readonly Address[];

/** What each procedure changes: see `lib/calls/changed-by.ts`. */
export const changes = {
  "ownData.accountParts": "nothing",
  "ownData.dataExport": "nothing",
  "ownData.orderDataExport": "dataExport",
} as const satisfies ChangesOf<"ownData">;
