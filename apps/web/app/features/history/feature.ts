import type { Address, ChangesOf } from "../../lib/feature.ts";

export const addresses = [["activity", "routes/app/activity.tsx"]] as const satisfies readonly Address[];

/** What each procedure changes: see `lib/calls/changed-by.ts`. A record's history belongs to its own feature. */
export const changes = {
  "history.activity": "nothing",
  "history.people": "nothing",
} as const satisfies Partial<ChangesOf<"history">>;
