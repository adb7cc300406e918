import type { ChangesOf } from "../../lib/feature.ts";

/** What each procedure changes: see `lib/calls/changed-by.ts`. */
export const changes = {
  "people.list": "nothing",
  "people.invite": "people",
  "people.resend": "people",
  "people.withdraw": "people",
  "people.remove": "people",
} as const satisfies ChangesOf<"people">;
