import type { Feature } from "#kernel/registry/feature.ts";
import { noticeRoundsJob, purgeNoticesJob } from "./mails/notice-rounds-job.ts";
import { noticesRouter } from "./notices-router.ts";
import { unsubscribeNotices } from "./unsubscribe/unsubscribe-notices.ts";
import { noticeNumbers } from "./notice-numbers.ts";

export { mayStillBeMailed } from "./may-still-be-mailed.ts";
export { unsubscribeRoutes } from "./unsubscribe/unsubscribe-routes.ts";
export { findHosts } from "./notice-store.ts";
export { notify, notifyInBulk } from "./notify.ts";

/** The bell and the morning mail; each feature lists what it announces in `notices` of its `index.ts`. */
export const notices: Feature = {
  name: "notices",
  numbers: noticeNumbers,
  router: { notices: noticesRouter },
  jobs: (deps) => [noticeRoundsJob(deps), purgeNoticesJob(deps)],
  unsubscribe: unsubscribeNotices,
  tables: [
    { name: "notice", grants: "all", archived: true, restorable: false, withProperty: "stays" },
    { name: "notice_membership", grants: "all", archived: true, restorable: false, withProperty: "stays" },
  ],
};
