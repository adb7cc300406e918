import type { ChangesOf } from "../../lib/feature.ts";

/** What each procedure changes: see `lib/calls/changed-by.ts`. */
export const changes = {
  "accounts.profile": "nothing",
  "accounts.changeProfile": "profile",
  "accounts.subscription": "nothing",
  "accounts.changePlan": "plan",
  "accounts.sessions": "nothing",
  "accounts.endSession": "session",
  "accounts.endOtherSessions": "session",
  "accounts.workspaces": "nothing",
  "accounts.openSample": "workspace",
  "accounts.closeSample": "workspace",
} as const satisfies ChangesOf<"accounts">;
