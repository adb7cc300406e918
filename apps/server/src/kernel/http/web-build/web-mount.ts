import { existsSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

import type { LoadContext } from "@keystead/contract/web";
import type { MiddlewareHandler } from "hono";
import * as z from "zod/mini";
import { serveStatic } from "@hono/node-server/serve-static";

import type { HttpEnv } from "../context.ts";

/** A page that is the same for every visitor who is not signed in, without its language. */
export type CachedPage = {
  readonly path: string;
  readonly bare: boolean;
  readonly prefixed: boolean;
  /** A path with one of these query parameters is a page of its own. */
  readonly queries: readonly string[];
};

export type WebBuild = {
  readonly clientDir: string;
  /** While developing: answers requests for modules of the sources, and passes on the rest. */
  readonly modules?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  /** What may be served from memory, and the inline scripts of those pages. */
  readonly kept?: { readonly pages: readonly CachedPage[]; readonly inlineScripts: readonly string[] };
  readonly respond: (request: Request, context: LoadContext) => Promise<Response>;
};

/** The built pages; null if there are none (tests, or before the first build). */
export async function loadWebBuild(folder: string): Promise<WebBuild | null> {
  const entry = join(folder, "server", "index.js");
  if (!existsSync(entry)) return null;
  const built: unknown = await import(pathToFileURL(resolve(entry)).href);
  if (
    typeof built !== "object" ||
    built === null ||
    !("respond" in built) ||
    typeof built.respond !== "function"
  )
    throw new Error(`${entry} does not export respond()`);
  const { respond } = built;
  return {
    clientDir: join(folder, "client"),
    kept: Stored.parse("kept" in built ? built.kept : undefined),
    respond: async (request, context) => pageOf(await respond(request, context)),
  };
}

/** The pages rendered from their current sources (`npm run dev`). */
export async function openWebSources(folder: string): Promise<WebBuild> {
  const { openDevServer } = DevServerModule.parse(
    await import(pathToFileURL(resolve(folder, "dev-server.ts")).href),
  );
  const { clientDir, modules, respond } = DevServer.parse(await openDevServer());
  return { clientDir, modules, respond: async (request, context) => pageOf(await respond(request, context)) };
}

function pageOf(answer: unknown): Response {
  if (!(answer instanceof Response)) throw new Error("The web answered something that is no Response.");
  return answer;
}

/** The portraits next to the operator's testimonials. Serves only pictures, whatever else is in the folder. */
export function serveContentPictures(contentDir: string): MiddlewareHandler<HttpEnv> {
  const files = serveStatic<HttpEnv>({
    root: contentDir,
    onFound: (_path, c) => c.header("cache-control", "public, max-age=3600"),
  });
  return async (c, next) => (/[.](avif|webp|jpe?g|png)$/.test(c.req.path) ? files(c, next) : next());
}

const Stored = z.object({
  pages: z.array(
    z.object({
      path: z.string(),
      bare: z.boolean(),
      prefixed: z.boolean(),
      queries: z.array(z.string()),
    }),
  ),
  inlineScripts: z.array(z.string()),
});

const callable = <Signature>() =>
  z.custom<Signature>((value) => typeof value === "function", "is no function");
const DevServerModule = z.object({ openDevServer: callable<() => Promise<unknown>>() });
const DevServer = z.object({
  clientDir: z.string(),
  modules: callable<NonNullable<WebBuild["modules"]>>(),
  respond: callable<(request: Request, context: LoadContext) => Promise<unknown>>(),
});

/** Files of the build: those under /assets have a hash in their name and never change. */
export function serveClientFiles(build: WebBuild): MiddlewareHandler<HttpEnv> {
  const files = serveStatic<HttpEnv>({
    root: build.clientDir,
    precompressed: true,
    onFound: (_path, c) =>
      c.header(
        "cache-control",
        c.req.path.startsWith("/assets/") ? "public, max-age=31536000, immutable" : "public, max-age=3600",
      ),
  });
  return async (c, next) => {
    const { path } = c.req;
    // Pages are never files, and names that begin with a dot are internal to the build.
    if (path === "/" || path.split("/").some((part) => part.startsWith(".")) || !/\.[a-z0-9]+$/i.test(path))
      return next();
    return files(c, next);
  };
}
