import type { Feature } from "#kernel/registry/feature.ts";
import { leadsRouter } from "./leads-router.ts";
import { purgeLeadsJob } from "./purge-leads-job.ts";

export { leadFormRoutes } from "./lead-form-routes.ts";

export const leads: Feature = {
  name: "leads",
  router: { leads: leadsRouter },
  jobs: (deps) => [purgeLeadsJob(deps)],
  globalTables: [{ name: "pricing_leads", grants: [], archived: true }],
};
