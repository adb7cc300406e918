import { isBlockedCountry } from "@keystead/domain/permissions";
import { Hono } from "hono";

import type { Deps } from "#deps.ts";
import type { HttpEnv } from "#kernel/http/context.ts";

/**
 * `POST /api/geolocation-check`: the visitor's likely country and whether that region is blocked. If the check fails,
 * the visitor is not blocked.
 */
export function geoRoutes(deps: Pick<Deps, "geo">): Hono<HttpEnv> {
  const routes = new Hono<HttpEnv>();
  routes.post("/geolocation-check", (c) => {
    const country = deps.geo.countryOf(c.get("clientIp"));
    return c.json({ blocked: isBlockedCountry(country), country });
  });
  return routes;
}
