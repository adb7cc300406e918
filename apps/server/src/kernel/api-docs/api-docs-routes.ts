import { Hono } from "hono";

import type { HttpEnv } from "#kernel/http/context.ts";
import type { ApiReference } from "./api-reference.ts";
import { describeApi, type Installation } from "./describe-api.ts";
import { jsonOf, type Json } from "./json.ts";
import { listOperations, listSchemas } from "./list-operations.ts";
import { referencePage } from "./reference-page.ts";

const FOR_FIVE_MINUTES = "public, max-age=300";

/**
 * `GET /api/openapi.json`, and `GET /api/docs` with the same document as a page. Both are built once, at the first
 * request.
 */
export function apiDocsRoutes(
  installation: Installation,
  references: readonly ApiReference[],
): Hono<HttpEnv> {
  const routes = new Hono<HttpEnv>();
  let document: Promise<Json> | undefined;
  let page: ReturnType<typeof referencePage> | undefined;
  routes.get("/openapi.json", async (c) => {
    document ??= describeApi(installation, references);
    return c.json(await document, 200, { "cache-control": FOR_FIVE_MINUTES });
  });
  routes.get("/docs", async (c) => {
    const described = await (document ??= describeApi(installation, references));
    const { title, description } = jsonOf(described["info"]);
    page ??= referencePage({
      title: String(title),
      description: String(description),
      groups: listOperations(described),
      schemas: listSchemas(described),
    });
    return c.html(page, 200, { "cache-control": FOR_FIVE_MINUTES });
  });
  return routes;
}
