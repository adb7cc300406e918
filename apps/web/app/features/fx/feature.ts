import type { ChangesOf } from "../../lib/feature.ts";

/** What each procedure changes: see `lib/calls/changed-by.ts`. */
export const changes = {
  "fx.grid": "nothing",
  "fx.save": "rates",
  "fx.preview": "nothing",
} as const satisfies ChangesOf<"fx">;
