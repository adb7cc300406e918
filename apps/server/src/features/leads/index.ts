export { leadFormRoutes } from "./lead-form-routes.ts";
export { leadsRouter } from "./leads-router.ts";
export { purgeLeadsJob } from "./purge-leads-job.ts";
