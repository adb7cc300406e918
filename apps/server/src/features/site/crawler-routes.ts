import { Hono } from "hono";

import type { Deps } from "#deps.ts";
import { publishedAddresses } from "#features/seo/index.ts";
import type { HttpEnv } from "#kernel/http/context.ts";
import { robotsText } from "./robots-text.ts";
import { siteMap } from "./site-map.ts";

const headers = { "cache-control": "public, max-age=3600" } as const;

/** `robots.txt` and `sitemap.xml`. */
export function crawlerRoutes({ db, env, legal }: Pick<Deps, "db" | "env" | "legal">): Hono<HttpEnv> {
  const routes = new Hono<HttpEnv>();
  const baseUrl = env.baseUrl ?? `http://localhost:${env.port}`;
  const changedOn = new Map([
    ["/privacy", legal.privacyUpdatedOn],
    ["/terms", legal.termsUpdatedOn],
    ["/accessibility", legal.accessibilityUpdatedOn],
    ["/processors", legal.processorsUpdatedOn],
  ]);
  routes.get("/robots.txt", (c) => c.text(robotsText(baseUrl, env.publicSite), 200, headers));
  routes.get("/sitemap.xml", async (c) => {
    if (!env.publicSite) return c.text("", 404);
    const body = siteMap(baseUrl, { written: await publishedAddresses(db), changedOn });
    return c.body(body, 200, { ...headers, "content-type": "application/xml; charset=utf-8" });
  });
  return routes;
}
