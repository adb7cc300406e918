import { UploadOrder } from "@keystead/contract/documents";
import { fileName, mediaTypeOf } from "@keystead/domain/documents";
import { type Context, Hono } from "hono";
import { Readable } from "node:stream";
import * as z from "zod";

import { keyOfFile } from "#adapters/storage/file-storage.ts";
import type { Deps } from "#deps.ts";
import { inWorkspace, memberRoute, refusal } from "#kernel/api/index.ts";
import { attachment } from "#kernel/http/attachment.ts";
import type { HttpEnv } from "#kernel/http/context.ts";
import { findListedDocument } from "./document-store.ts";
import { sentFile, takesFile } from "./upload/take-file.ts";
import { uploadDocument } from "./upload/upload-document.ts";

/** A file is the body of its upload and of its download, streamed both ways. */
export function documentRoutes(deps: Deps): Hono<HttpEnv> {
  const routes = new Hono<HttpEnv>();
  routes.post(
    "/documents/:on/:onId",
    takesFile(),
    memberRoute("document.create")(async (c, context) =>
      c.json(await uploadDocument(context, { order: orderOf(c), ...sentFile(c) }), 201),
    ),
  );
  routes.get(
    "/documents/:id/file",
    memberRoute("document.read")(async (c, context) => {
      const id = z.uuid().safeParse(c.req.param("id"));
      const found = id.success
        ? await inWorkspace(context, (work) => findListedDocument(work, id.data))
        : undefined;
      if (found === undefined) throw refusal("NOT_FOUND");
      const { name, format, bytes, fileId } = found.row;
      const content = await deps.files.read(keyOfFile(context.scope.workspaceId, fileId));
      if (content === null) {
        context.log.error({ documentId: found.row.id }, "a stored file is not there");
        throw refusal("NOT_FOUND");
      }
      return new Response(Readable.toWeb(content) as unknown as BodyInit, {
        headers: {
          "content-type": mediaTypeOf(format),
          "content-length": String(bytes),
          "content-disposition": attachment(name),
          // If the file is opened as a page, it can run nothing, load nothing and not be framed.
          "content-security-policy": "default-src 'none'; sandbox; frame-ancestors 'none'",
        },
      });
    }),
  );
  return routes;
}

function orderOf(c: Context<HttpEnv>): UploadOrder {
  const kind = c.req.header("x-file-kind");
  const order = UploadOrder.safeParse({
    on: c.req.param("on"),
    onId: c.req.param("onId"),
    name: decoded(c.req.header("x-file-name") ?? ""),
    ...(kind === undefined ? {} : { kind }),
  });
  if (order.success) return order.data;
  const issues = order.error.issues.map(({ path, message }) => ({
    path: path.map((part) => (typeof part === "symbol" ? String(part) : part)),
    code: message,
  }));
  throw issues.some(({ path }) => path[0] === "on" || path[0] === "onId")
    ? refusal("NOT_FOUND")
    : refusal("BAD_REQUEST", { issues });
}

/** Headers are limited to ASCII, so the name comes percent-encoded. */
function decoded(encoded: string): string {
  try {
    return fileName(decodeURIComponent(encoded));
  } catch {
    return "";
  }
}
