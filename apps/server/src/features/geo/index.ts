import type { Feature } from "#kernel/registry/feature.ts";
import { geoRoutes } from "./geo-routes.ts";

export const geo: Feature = {
  name: "geo",
  routes: geoRoutes,
};
