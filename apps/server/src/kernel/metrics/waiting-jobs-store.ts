import { sql } from "../db/drizzle.ts";

import type { Tx } from "#kernel/db/tx.ts";
import { rowsOf } from "#kernel/db/queries/rows.ts";
import type { Sample } from "./prometheus.ts";

/**
 * How many jobs of each queue wait, run or have failed. Given-up jobs are in queues of their own, which no worker
 * reads.
 */
export async function countJobs(login: Tx): Promise<readonly Sample[]> {
  const rows = rowsOf(
    await login.execute(sql`
      select regexp_replace(name, '-given-up$', '') as queue,
        case when name like '%-given-up' or state = 'failed' then 'failed'
          when state = 'active' then 'active' when start_after > now() then 'later' else 'waiting' end as stands,
        count(*)::int as jobs
      from jobs.job where state in ('created', 'retry', 'active', 'failed')
      group by 1, 2 order by 1, 2`),
  );
  return rows.map((row) => ({
    labels: { queue: String(row["queue"]), state: String(row["stands"]) },
    value: Number(row["jobs"]),
  }));
}
