import { DAY_MS } from "@keystead/domain/calendar";
import { retention } from "@keystead/domain/retention";

import type { Deps } from "#deps.ts";
import type { BackgroundJob } from "#kernel/jobs/job-kind.ts";
import { deleteInvitationsBefore } from "../people-store.ts";

/** How long an invitation is kept after it expires; a person who accepted one is a member. */
const KEPT_MS = retention.invitations.periods.days * DAY_MS;

export function purgeInvitationsJob(deps: Deps): BackgroundJob {
  return {
    name: "purge-invitations",
    retries: 1,
    cron: "41 3 * * *",
    async run() {
      const before = new Date(deps.clock.now().getTime() - KEPT_MS);
      await deps.db.asSystem((tx) => deleteInvitationsBefore(tx, before));
    },
  };
}
