import { Hono } from "hono";

import type { HttpEnv } from "#kernel/http/context.ts";
import { describeContract, type ApiDocument } from "./api-document.ts";
import { listOperations } from "./list-operations.ts";
import { referencePage } from "./reference-page.ts";

const FOR_FIVE_MINUTES = "public, max-age=300";

/** `GET /api/openapi.json` and `GET /api/docs`, the same document to read. Both are made once, when first asked for. */
export function apiDocsRoutes(appName: string): Hono<HttpEnv> {
  const routes = new Hono<HttpEnv>();
  let document: Promise<ApiDocument> | undefined;
  let page: ReturnType<typeof referencePage> | undefined;
  routes.get("/openapi.json", async (c) => {
    document ??= describeContract(appName);
    return c.json(await document, 200, { "cache-control": FOR_FIVE_MINUTES });
  });
  routes.get("/docs", async (c) => {
    const described = await (document ??= describeContract(appName));
    const { title, description = "" } = described.info;
    page ??= referencePage({ title, description, groups: listOperations(described) });
    return c.html(page, 200, { "cache-control": FOR_FIVE_MINUTES });
  });
  return routes;
}
