import type { Feature } from "#kernel/registry/feature.ts";
import { dataExportJob } from "./data-export-job.ts";
import { ownDataRouter } from "./own-data-router.ts";
import { ownDataRoutes } from "./own-data-routes.ts";
import { purgeExportsJob } from "./purge-exports-job.ts";

export const ownData: Feature = {
  name: "own-data",
  router: { ownData: ownDataRouter },
  routes: ownDataRoutes,
  jobs: (deps) => [dataExportJob(deps), purgeExportsJob(deps)],
  // The file it speaks of is in no backup either.
  tables: [{ name: "data_export", grants: "all", archived: false, restorable: false, withProperty: "stays" }],
};
