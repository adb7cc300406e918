import type { Feature } from "./registry/feature.ts";
import { purgeIdempotencyKeysJob, purgeTrashJob, refreshStatisticsJob } from "./jobs/housekeeping-jobs.ts";

/** The kernel's own tables and jobs, in the form of a feature. */
export const housekeeping: Feature = {
  name: "housekeeping",
  jobs: (deps) => [
    purgeTrashJob(deps),
    purgeIdempotencyKeysJob(deps),
    ...(deps.db.kind === "embedded" ? [refreshStatisticsJob(deps.db)] : []),
  ],
  globalTables: [
    // A tenant's transaction must know whether it may write.
    { name: "workspace_move", grants: ["select (id, state)"], archived: true },
  ],
  tables: [
    // Entries are never changed.
    { name: "audit", grants: ["select", "insert"], archived: true, restorable: false, withProperty: "stays" },
    // Stored answers are needed for a day, and Undo for minutes.
    { name: "idempotency_key", grants: "all", archived: false, restorable: false, withProperty: "stays" },
    { name: "trash", grants: "all", archived: false, restorable: false, withProperty: "stays" },
  ],
};
