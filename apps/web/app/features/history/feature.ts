import type { Address, ChangesOf } from "../../lib/feature.ts";

export const addresses = [["activity", "routes/app/activity.tsx"]] as const satisfies readonly Address[];

/**
 * What each procedure changes of what the screens show: `lib/calls/changed-by.ts`. A record's own feature loads its
 * history.
 */
export const changes = {
  "history.activity": "nothing",
  "history.people": "nothing",
} as const satisfies Partial<ChangesOf<"history">>;
