import { dayInZone } from "@keystead/domain/calendar";

import type { Deps } from "#deps.ts";
import type { BackgroundJob } from "#kernel/jobs/job-kind.ts";
import { publishDue } from "../seo-store.ts";

/** Publishes the drafts whose day has come. The day is in UTC, since a page belongs to no time zone. */
export function publishPagesJob({ db, clock, log }: Pick<Deps, "db" | "clock" | "log">): BackgroundJob {
  return {
    name: "publish-pages",
    cron: "*/5 * * * *",
    async run() {
      const now = clock.now();
      const today = dayInZone("UTC", now.getTime());
      const published = await db.asSystem((tx) => publishDue(tx, { today, now }));
      if (published.length > 0) log.info({ pages: published }, "pages published on their day");
    },
  };
}
