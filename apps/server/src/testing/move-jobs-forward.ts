import { sql } from "#kernel/db/drizzle.ts";

import type { TestApp } from "./test-app.ts";

/** Advances our clock and the times in the job queue, which uses the database's clock; then runs what is due. */
export async function moveJobsForward(
  app: Pick<TestApp, "clock" | "db" | "runJobs">,
  ms: number,
): Promise<void> {
  app.clock.advance(ms);
  await app.db.login.execute(sql`
    update jobs.job set start_after = start_after - ${ms} * interval '1 ms', keep_until = keep_until - ${ms} * interval '1 ms'
    where state < 'active'`);
  await app.runJobs();
}
