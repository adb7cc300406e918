import { Hono } from "hono";
import { Readable } from "node:stream";
import * as z from "zod";

import { keyOfFile } from "#adapters/storage/file-storage.ts";
import type { Deps } from "#deps.ts";
import { inWorkspace, memberRoute, refusal } from "#kernel/api/index.ts";
import type { HttpEnv } from "#kernel/http/context.ts";
import type { About } from "./data-export-store.ts";
import { readyExport } from "./order-data-export.ts";

const Input = z
  .object({ tenantId: z.uuid().nullable(), year: z.coerce.number().int().nullable() })
  .refine(({ tenantId, year }) => tenantId === null || year === null);

/**
 * `GET /api/data-export/file`, with `tenant=` for one tenant or `year=` for the books of a year: the archive, from the
 * store that all processes share.
 */
export function ownDataRoutes(deps: Pick<Deps, "archives">): Hono<HttpEnv> {
  const routes = new Hono<HttpEnv>();
  routes.get(
    "/data-export/file",
    memberRoute("account.export")(async (c, context) => {
      const about = Input.safeParse({
        tenantId: c.req.query("tenant") ?? null,
        year: c.req.query("year") ?? null,
      });
      if (!about.success) throw refusal("NOT_FOUND");
      const { id, bytes, isLocked, createdAt } = await inWorkspace(context, (work) =>
        readyExport(work, about.data),
      );
      const content = await deps.archives.read(keyOfFile(context.scope.workspaceId, id));
      if (content === null) {
        context.log.error({ exportId: id }, "a finished archive is not there");
        throw refusal("NOT_FOUND");
      }
      const day = createdAt.toISOString().slice(0, 10);
      return new Response(Readable.toWeb(content) as unknown as BodyInit, {
        headers: {
          "content-type": isLocked ? "application/octet-stream" : "application/zip",
          "content-length": String(bytes),
          "content-disposition": `attachment; filename="keystead-${subjectOf(about.data)}${day}.zip${isLocked ? ".age" : ""}"`,
          "cache-control": "no-store",
        },
      });
    }),
  );
  return routes;
}

function subjectOf({ tenantId, year }: About): string {
  if (year !== null) return `accountant-${year}-`;
  return tenantId === null ? "" : "tenant-";
}
