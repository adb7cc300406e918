import IconLayoutDashboard from "@tabler/icons-react/dist/esm/icons/IconLayoutDashboard.mjs";

import type { Address, ChangesOf, Screen } from "../../lib/feature.ts";

export const screen = {
  name: "portfolio",
  icon: IconLayoutDashboard,
  keys: "g p",
  needs: "analytics.read",
} as const satisfies Screen;

export const addresses = [["portfolio", "routes/app/portfolio.tsx"]] as const satisfies readonly Address[];

/** What each procedure changes: see `lib/calls/changed-by.ts`. */
export const changes = {
  "portfolio.get": "nothing",
} as const satisfies ChangesOf<"portfolio">;
