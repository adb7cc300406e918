import type { Feature } from "#kernel/registry/feature.ts";
import { exportedActivity } from "./exported-activity.ts";
import { historyRouter } from "./history-router.ts";
import { historyNumbers } from "./history-numbers.ts";

export { historyOfPayment, historyOfRecord } from "./record-history.ts";

/** Who changed what, read from the audit that every verb writes: it stores nothing itself. */
export const history: Feature = {
  name: "history",
  numbers: historyNumbers,
  router: { history: historyRouter },
  lists: [exportedActivity],
};
