export { crawlerRoutes } from "./crawler-routes.ts";
export { siteRoutes } from "./site-routes.ts";
