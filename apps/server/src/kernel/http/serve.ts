import type { Server } from "node:http";

import { serve } from "@hono/node-server";
import type { Hono } from "hono";

import type { HttpEnv } from "./context.ts";

export type Listening = { readonly port: number; readonly drain: () => Promise<void> };

const DRAIN_MS = 10_000;

/** Listens with limits in time, so that slow or silent clients hold nothing for long. */
export function listen(
  app: Hono<HttpEnv>,
  at: { readonly port: number; readonly host: string },
): Promise<Listening> {
  const { promise, resolve, reject } = Promise.withResolvers<Listening>();
  const server = serve(
    {
      fetch: app.fetch,
      port: at.port,
      hostname: at.host,
      serverOptions: {
        headersTimeout: 10_000,
        requestTimeout: 30_000,
        keepAliveTimeout: 5_000,
        maxHeaderSize: 16 * 1_024,
        connectionsCheckingInterval: 2_000,
      },
    },
    (info) => resolve({ port: info.port, drain: () => drain(server) }),
  );
  server.once("error", reject);
  return promise;
}

/** No new connection, the running requests end, then what still hangs is cut. */
function drain(server: ReturnType<typeof serve>): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const http = isHttp1(server) ? server : null;
  const cut = setTimeout(() => http?.closeAllConnections(), DRAIN_MS);
  server.close(() => {
    clearTimeout(cut);
    resolve();
  });
  http?.closeIdleConnections();
  return promise;
}

function isHttp1(server: ReturnType<typeof serve>): server is Server {
  return "closeIdleConnections" in server;
}
