import { readdirSync } from "node:fs";
import { extname, join } from "node:path";

import type { Logger } from "pino";

import { type FromMemory, type InMemory, isRead, send } from "./answer-from-memory.ts";
import { readCompressed } from "./compressed.ts";
import { securityHeaders } from "../security-headers.ts";

const types: Readonly<Record<string, string>> = {
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".json": "application/json",
};

type Options = { readonly clientDir: string; readonly https: boolean; readonly log: Logger };

/**
 * The hashed files of the build in the codings that the build made; each is read when it is first requested. Only
 * names that the folder had at the start are looked up, so no path of a request ever reaches the disk.
 */
export function keptFiles({ clientDir, https, log }: Options): FromMemory {
  const names = new Set(namesIn(join(clientDir, "assets")));
  const kept = new Map<string, InMemory>();
  const preparing = new Set<string>();
  const headers = securityHeaders({ inlineScripts: [], https, isPrivate: false });

  async function prepare(path: string): Promise<void> {
    const kind = extname(path);
    const compressed = await readCompressed(join(clientDir, path));
    kept.set(path, {
      compressed,
      route: "/assets",
      headers: {
        ...headers,
        "content-type": types[kind] ?? "application/octet-stream",
        "cache-control": "public, max-age=31536000, immutable",
        vary: "Accept-Encoding",
      },
    });
  }

  return (request, response) => {
    const path = request.url ?? "";
    if (!path.startsWith("/assets/") || !isRead(request)) return false;
    const found = kept.get(path);
    if (found !== undefined) {
      send(found, { request, response, log });
      return true;
    }
    if (!names.has(path) || preparing.has(path)) return false;
    preparing.add(path);
    prepare(path)
      .catch((error: unknown) => log.error({ err: error }, "file not kept"))
      .finally(() => preparing.delete(path));
    return false;
  };
}

function namesIn(folder: string): readonly string[] {
  try {
    return (
      readdirSync(folder)
        // Pictures are many and large: they are served from the disk.
        .filter((name) => !/\.(br|gz|avif)$/.test(name))
        .map((name) => `/assets/${name}`)
    );
  } catch {
    return [];
  }
}
