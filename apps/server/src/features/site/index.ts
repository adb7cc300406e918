import type { Feature } from "#kernel/registry/feature.ts";

export { crawlerRoutes } from "./crawler-routes.ts";
export { siteRoutes } from "./site-routes.ts";

export const site: Feature = {
  name: "site",
  globalTables: [{ name: "page_views", grants: [], archived: true }],
};
