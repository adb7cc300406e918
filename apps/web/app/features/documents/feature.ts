import type { ChangesOf } from "../../lib/feature.ts";

/** What each procedure changes: see `lib/calls/changed-by.ts`. */
export const changes = {
  "documents.list": "nothing",
  "documents.update": "file",
  "documents.delete": "file",
} as const satisfies ChangesOf<"documents">;
