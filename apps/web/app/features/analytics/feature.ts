import IconChartBar from "@tabler/icons-react/dist/esm/icons/IconChartBar.mjs";

import type { Address, ChangesOf, Screen } from "../../lib/feature.ts";

export const screen = {
  name: "analytics",
  icon: IconChartBar,
  keys: "g a",
  needs: "analytics.read",
} as const satisfies Screen;

export const addresses = [["analytics", "routes/app/analytics.tsx"]] as const satisfies readonly Address[];

/** What each procedure changes: see `lib/calls/changed-by.ts`. */
export const changes = {
  "analytics.get": "nothing",
  "analytics.rows": "nothing",
} as const satisfies ChangesOf<"analytics">;
