import { Hono } from "hono";

import type { HttpEnv } from "#kernel/http/context.ts";
import type { Feature } from "#kernel/registry/feature.ts";
import { callOffAt } from "./notices/call-off.ts";
import { checklistsRouter } from "./checklists/checklists-router.ts";
import { cleanerTrash } from "./cleaners/cleaner-trash.ts";
import { cleanersRouter } from "./cleaners/cleaners-router.ts";
import { exportedCleaners } from "./cleaners/exported-cleaners.ts";
import { exportedPayouts } from "./payouts/exported-payouts.ts";
import { exportedTurnovers } from "./exported-turnovers.ts";
import { followBookings, followReturned } from "./from-bookings/follow-bookings.ts";
import { linkPhotoRoutes, linkTurnoverRoutes } from "./cleaner-link/link-routes.ts";
import { turnoverTrash } from "./turnover-trash.ts";
import { assertPayoutsReturn } from "./payouts/pay-out.ts";
import { releaseCleanerLogin } from "./cleaners/release-cleaner-login.ts";
import { renewLinks } from "./cleaner-link/renew-links.ts";
import { remindOfTurnoversJob } from "./notices/remind-of-turnovers-job.ts";
import { ownTurnoverNotices, problemNotices, turnoverNotices } from "./notices/turnover-notices.ts";
import { notifyOfDoneTurnover } from "./notices/notify-of-done-turnover.ts";
import { turnoversRouter } from "./turnovers-router.ts";
import { turnoverNumbers } from "./turnover-numbers.ts";

export { deliverCleanerReminder } from "./notices/deliver-cleaner-reminder.ts";

export const turnovers: Feature = {
  name: "turnovers",
  numbers: turnoverNumbers,
  router: { checklists: checklistsRouter, cleaners: cleanersRouter, turnovers: turnoversRouter },
  routes: (deps) =>
    new Hono<HttpEnv>().route("/", linkTurnoverRoutes(deps)).route("/", linkPhotoRoutes(deps)),
  lists: [exportedPayouts, exportedTurnovers, exportedCleaners],
  jobs: (deps) => [remindOfTurnoversJob(deps), notifyOfDoneTurnover(deps)],
  notices: [turnoverNotices, problemNotices, ownTurnoverNotices],
  trash: [
    cleanerTrash,
    turnoverTrash,
    { kind: "booking", after: followReturned },
    { kind: "expense", before: assertPayoutsReturn },
  ],
  memberRemoved: releaseCleanerLogin,
  renewAddresses: renewLinks,
  bookingsChanged: followBookings,
  propertyDeleted: callOffAt,
  tables: [
    { name: "cleaner", grants: "all", archived: true, restorable: true, withProperty: "stays" },
    {
      name: "cleaner_unit_pay",
      grants: "all",
      archived: true,
      restorable: true,
      withProperty: "goes uncounted",
    },
    { name: "cleaner_rule", grants: "all", archived: true, restorable: true, withProperty: "goes uncounted" },
    {
      name: "turnover",
      grants: "all",
      archived: true,
      restorable: true,
      withProperty: { countedAs: "turnovers" },
    },
    {
      name: "turnover_operation",
      grants: "all",
      archived: true,
      restorable: true,
      withProperty: "goes uncounted",
    },
    { name: "checklist", grants: "all", archived: true, restorable: false, withProperty: "goes uncounted" },
    {
      name: "turnover_reminder",
      grants: "all",
      archived: false,
      restorable: true,
      withProperty: "goes uncounted",
    },
    // Links grant access, so no backup contains them: a host makes new ones after a restore.
    { name: "cleaner_link", grants: "all", archived: false, restorable: false, withProperty: "stays" },
  ],
};
