import { isBlockedCountry } from "@keystead/domain/permissions";
import { Hono } from "hono";

import type { Deps } from "#deps.ts";
import type { HttpEnv } from "#kernel/http/context.ts";

/** `POST /api/geolocation-check`: where the visitor seems to be and whether that region is blocked. Fails open. */
export function geoRoutes(deps: Pick<Deps, "geo">): Hono<HttpEnv> {
  const routes = new Hono<HttpEnv>();
  routes.post("/geolocation-check", (c) => {
    const country = deps.geo.countryOf(c.get("clientIp"));
    return c.json({ blocked: isBlockedCountry(country), country });
  });
  return routes;
}
