import type { Feature } from "#kernel/registry/feature.ts";
import { siteRoutes } from "./site-routes.ts";

export { crawlerRoutes } from "./crawler-routes.ts";

export const site: Feature = {
  name: "site",
  routes: siteRoutes,
  globalTables: [{ name: "page_views", grants: [], archived: true }],
};
