import type { ChangesOf } from "../../lib/feature.ts";

/** What each procedure changes: see `lib/calls/changed-by.ts`. */
export const changes = {
  "support.report": "nothing",
} as const satisfies ChangesOf<"support">;
