import type { Server } from "node:http";
import type { Socket } from "node:net";

import { serve } from "@hono/node-server";
import type { Hono } from "hono";

import type { HttpEnv } from "./context.ts";

export type Listening = { readonly port: number; readonly drain: () => Promise<void> };

const DRAIN_MS = 10_000;
const SWEEP_MS = 100;

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
    (info) => resolve({ port: info.port, drain: () => drain(server, silent) }),
  );
  const silent = trackSilentConnections(server);
  server.once("error", reject);
  return promise;
}

/** Connections that a browser opened ahead of need: they count as busy, though nobody ever said a word on them. */
function trackSilentConnections(server: ReturnType<typeof serve>): () => readonly Socket[] {
  const open = new Set<Socket>();
  server.on("connection", (socket: Socket) => {
    open.add(socket);
    socket.once("close", () => open.delete(socket));
  });
  return () => [...open].filter((socket) => socket.bytesRead === 0);
}

/** No new connection, the running requests end, then what still hangs is cut. */
function drain(server: ReturnType<typeof serve>, silent: () => readonly Socket[]): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const http = isHttp1(server) ? server : null;
  const cut = setTimeout(() => http?.closeAllConnections(), DRAIN_MS);
  // A connection whose last answer goes out from now on would be kept alive for seconds more.
  http?.prependListener("request", (_request, answer) => answer.setHeader("connection", "close"));
  const sweep = setInterval(() => http?.closeIdleConnections(), SWEEP_MS);
  server.close(() => {
    clearTimeout(cut);
    clearInterval(sweep);
    resolve();
  });
  http?.closeIdleConnections();
  for (const socket of silent()) socket.destroy();
  return promise;
}

function isHttp1(server: ReturnType<typeof serve>): server is Server {
  return "closeIdleConnections" in server;
}
