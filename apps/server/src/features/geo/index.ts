import type { Feature } from "#kernel/registry/feature.ts";

export { geoRoutes } from "./geo-routes.ts";

export const geo: Feature = {
  name: "geo",
};
