import { Hono } from "hono";

import type { Deps } from "#deps.ts";
import type { HttpEnv } from "#kernel/http/context.ts";
import { errorBody } from "#kernel/http/error-body.ts";
import { countPageView, NewView } from "./count-view.ts";

/** The endpoints that public pages call. */
export function siteRoutes(deps: Deps): Hono<HttpEnv> {
  const routes = new Hono<HttpEnv>();
  /** Sent by a page only after its visitor agreed to be counted. */
  routes.post("/page-views", async (c) => {
    const body: unknown = await c.req.json().catch(() => null);
    const view = NewView.safeParse(body);
    if (!view.success) return c.json(errorBody("BAD_REQUEST", 400), 400);
    const outcome = await countPageView(deps, c.get("clientIp"), view.data.path);
    if (outcome === "too_many") return c.json(errorBody("TOO_MANY_REQUESTS", 429), 429);
    if (outcome === "no_such_page") return c.json(errorBody("NOT_FOUND", 404), 404);
    return c.body(null, 204);
  });
  return routes;
}
