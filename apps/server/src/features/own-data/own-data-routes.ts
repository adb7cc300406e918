import { createReadStream } from "node:fs";

import { Hono } from "hono";
import { stream } from "hono/streaming";

import type { Deps } from "#deps.ts";
import { inWorkspace, memberRoute } from "#kernel/api/index.ts";
import type { HttpEnv } from "#kernel/http/context.ts";
import { exportPath } from "./export-folder.ts";
import { readyExport } from "./order-data-export.ts";

/** `GET /api/data-export/file`: the archive itself, as it lies on the disk. */
export function ownDataRoutes(deps: Pick<Deps, "env">): Hono<HttpEnv> {
  const routes = new Hono<HttpEnv>();
  routes.get(
    "/data-export/file",
    memberRoute("account.export")(async (c, context) => {
      const { id, bytes, createdAt } = await inWorkspace(context, readyExport);
      const day = createdAt.toISOString().slice(0, 10);
      c.header("content-type", "application/zip");
      c.header("content-length", String(bytes));
      c.header("content-disposition", `attachment; filename="keystead-${day}.zip"`);
      c.header("cache-control", "no-store");
      return stream(c, async (out) => {
        for await (const chunk of createReadStream(exportPath(deps, id))) await out.write(chunk);
      });
    }),
  );
  return routes;
}
