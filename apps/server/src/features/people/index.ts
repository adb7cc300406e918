import type { Feature } from "#kernel/registry/feature.ts";
import { peopleNotices, renewedNotices } from "./people-notices.ts";
import { peopleRouter } from "./people-router.ts";
import { purgeInvitationsJob } from "./invitations/purge-invitations-job.ts";
import { peopleNumbers } from "./people-numbers.ts";

export {
  acceptInvitation,
  readInvited,
  type InvitationAcceptance,
  type Invited,
} from "./invitations/accept-invitation.ts";
export { notifyOfRenewedLinks } from "./renewed-links/notify-of-renewed-links.ts";

export const people: Feature = {
  name: "people",
  numbers: peopleNumbers,
  router: { people: peopleRouter },
  notices: [peopleNotices, renewedNotices],
  jobs: (deps) => [purgeInvitationsJob(deps)],
  tables: [
    // Invitations are written as app_system. A tenant's transaction only reads them, for the list and the plan's
    // count.
    { name: "invitation", grants: ["select"], archived: true, restorable: false, withProperty: "stays" },
  ],
};
