import { createServer, type Server } from "node:http";
import type { Socket } from "node:net";

import { getRequestListener } from "@hono/node-server";
import type { Hono } from "hono";

import type { FromMemory } from "./answer-from-memory.ts";
import type { HttpEnv } from "./context.ts";
import type { WebBuild } from "./web-mount.ts";

export type Listening = { readonly port: number; readonly drain: () => Promise<void> };

const DRAIN_MS = 10_000;
const SWEEP_MS = 100;

const limits = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 5_000,
  maxHeaderSize: 16 * 1_024,
  connectionsCheckingInterval: 2_000,
};

/**
 * Listens with limits in time, so that slow or silent clients hold nothing for long. What lies ready in memory goes
 * out before the application is asked.
 */
export function listen(
  app: Hono<HttpEnv>,
  at: { readonly port: number; readonly host: string },
  fromMemory: FromMemory = () => false,
  modules: NonNullable<WebBuild["modules"]> = (_request, _response, next) => next(),
): Promise<Listening> {
  const { promise, resolve, reject } = Promise.withResolvers<Listening>();
  const answer = getRequestListener(app.fetch, { hostname: at.host });
  const server = createServer(limits, (request, response) => {
    if (!fromMemory(request, response)) modules(request, response, () => void answer(request, response));
  });
  const silent = trackSilentConnections(server);
  server.once("error", reject);
  server.listen(at.port, at.host, () => {
    const address = server.address();
    const port = typeof address === "object" && address !== null ? address.port : at.port;
    resolve({ port, drain: () => drain(server, silent) });
  });
  return promise;
}

/** Connections that a browser opened ahead of need: they count as busy, though nobody ever said a word on them. */
function trackSilentConnections(server: Server): () => readonly Socket[] {
  const open = new Set<Socket>();
  server.on("connection", (socket: Socket) => {
    open.add(socket);
    socket.once("close", () => open.delete(socket));
  });
  return () => [...open].filter((socket) => socket.bytesRead === 0);
}

/** No new connection, the running requests end, then what still hangs is cut. */
function drain(server: Server, silent: () => readonly Socket[]): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const cut = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
  // A connection whose last answer goes out from now on would be kept alive for seconds more.
  server.prependListener("request", (_request, answer) => answer.setHeader("connection", "close"));
  const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
  server.close(() => {
    clearTimeout(cut);
    clearInterval(sweep);
    resolve();
  });
  server.closeIdleConnections();
  for (const socket of silent()) socket.destroy();
  return promise;
}
