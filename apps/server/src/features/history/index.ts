import type { Feature } from "#kernel/registry/feature.ts";
import { exportedActivity } from "./exported-activity.ts";
import { historyRouter } from "./history-router.ts";

/** Who changed what, told from the audit that every verb writes: it stores nothing itself. */
export const history: Feature = {
  name: "history",
  router: { history: historyRouter },
  lists: [exportedActivity],
};
