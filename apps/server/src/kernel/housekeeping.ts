import type { Feature } from "./registry/feature.ts";
import { purgeIdempotencyKeysJob, purgeTrashJob, refreshStatisticsJob } from "./jobs/housekeeping-jobs.ts";

/** What the kernel itself brings, in the words in which features do. */
export const housekeeping: Feature = {
  name: "housekeeping",
  jobs: (deps) => [
    purgeTrashJob(deps),
    purgeIdempotencyKeysJob(deps),
    ...(deps.db.kind === "embedded" ? [refreshStatisticsJob(deps.db)] : []),
  ],
  tables: [
    // An entry is written once.
    { name: "audit", grants: ["select", "insert"], archived: true, restorable: false, withProperty: "stays" },
    // Stored answers and Undo live minutes.
    { name: "idempotency_key", grants: "all", archived: false, restorable: false, withProperty: "stays" },
    { name: "trash", grants: "all", archived: false, restorable: false, withProperty: "stays" },
  ],
};
