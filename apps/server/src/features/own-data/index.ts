import type { Feature } from "#kernel/registry/feature.ts";
import { writeErasuresJob } from "#kernel/erasure/erasure-log.ts";
import { dataExportJob } from "./data-export-job.ts";
import { ownDataRouter } from "./own-data-router.ts";
import { ownDataRoutes } from "./own-data-routes.ts";
import { purgeAccountsJob } from "./purge-accounts-job.ts";
import { purgeExportsJob } from "./purge-exports-job.ts";
import { ownDataNumbers } from "./own-data-numbers.ts";

export { deletePerson } from "./account-store.ts";

export const ownData: Feature = {
  name: "own-data",
  numbers: ownDataNumbers,
  router: { ownData: ownDataRouter },
  routes: ownDataRoutes,
  jobs: (deps) => [
    dataExportJob(deps),
    purgeExportsJob(deps),
    purgeAccountsJob(deps),
    writeErasuresJob(deps),
  ],
  globalTables: [
    { name: "account_deletion", grants: [], archived: true },
    // An erasure in a workspace adds a line; a tenant's transaction cannot read these lines.
    { name: "erasure", grants: ["insert"], archived: true },
  ],
  // Not archived, because the file that the row refers to is not in a backup either.
  tables: [{ name: "data_export", grants: "all", archived: false, restorable: false, withProperty: "stays" }],
};
