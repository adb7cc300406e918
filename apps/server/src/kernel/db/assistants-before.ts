import { sql } from "./drizzle.ts";
import type { SQL } from "./drizzle.ts";

import { membership, workspace } from "./schema/index.ts";

/**
 * R-K06: the number of active assistants who joined the workspace before the assistant in this row. Together with the
 * plan it decides whether that membership is paused. For a query that joins `membership` and `workspace`;
 * `kernel.session_membership` counts in the same way.
 */
export const assistantsBefore: SQL<number> = sql<number>`(select count(*)::int from membership e
  where e.workspace_id = ${workspace.id} and e.role = 'assistant' and e.status = 'active'
    and (e.created_at, e.user_id) < (${membership.createdAt}, ${membership.userId}))`;
