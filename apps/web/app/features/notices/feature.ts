import type { ChangesOf } from "../../lib/feature.ts";

/** What each procedure changes: see `lib/calls/changed-by.ts`. */
export const changes = {
  "notices.list": "nothing",
  "notices.markRead": "notice",
  "notices.markAllRead": "notice",
  "notices.settings": "nothing",
  "notices.changeSettings": "noticeSettings",
  "notices.sendTest": "nothing",
} as const satisfies ChangesOf<"notices">;
