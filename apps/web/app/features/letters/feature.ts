import type { ChangesOf } from "../../lib/feature.ts";

/** What each procedure changes: see `lib/calls/changed-by.ts`. */
export const changes = {
  "letters.preview": "nothing",
  "letters.send": "letter",
  "letters.letterhead": "nothing",
  "letters.changeLetterhead": "letterText",
} as const satisfies ChangesOf<"letters">;
