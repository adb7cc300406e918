import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { Duplex } from "node:stream";

import { getRequestListener } from "@hono/node-server";
import type { Hono } from "hono";
import type { Logger } from "pino";

import type { FromMemory } from "../web-build/answer-from-memory.ts";
import { ordinaryBody } from "../admission/body-of-route.ts";
import { watchBodies, type BodyPace, type Ticker } from "../admission/body-pace.ts";
import { trackConnections } from "./connections.ts";
import type { HttpEnv } from "../context.ts";
import { openListeners, portOf, type ListenAddress, type ReservedPort } from "./listeners.ts";
import { plainAnswers, type PlainAnswer, type PlainAnswers } from "../admission/plain-answer.ts";
import { laneOf, type Places } from "../admission/places.ts";
import { slowDownRefused } from "../admission/slow-down.ts";
import { overloaded } from "../admission/take-place.ts";
import type { WebBuild } from "../web-build/web-mount.ts";

export type Listening = { readonly port: number; readonly drain: () => Promise<void> };

export type Serving = {
  readonly https: boolean;
  readonly log: Logger;
  /** Where a request would find no place it is refused before the application has work with it. */
  readonly places: Places;
  /** What lies ready in memory goes out before the application is asked, and needs no place. */
  readonly fromMemory?: FromMemory;
  readonly modules?: WebBuild["modules"];
  /** Hears of a request that found no place. */
  readonly onRefused?: (request: IncomingMessage, status: number) => void;
  /** How long the headers of a request may take. */
  readonly headersMs?: number;
  /** How long a body may take that is no file. */
  readonly bodyMs?: number;
  /** When the pace of bodies is looked at. */
  readonly bodyTicker?: Ticker;
  /** How long connections on which nobody speaks are kept when the process ends. */
  readonly graceMs?: number;
  /** How long a connection is kept on which nobody asks again. */
  readonly keepAliveMs?: number;
  /** When the process ends, what is still open after this long is cut. */
  readonly cutMs?: number;
};

const HEADERS_MS = 10_000;

/** How long a body may take that is no file. */
const BODY_MS = 30_000;

const KEEP_ALIVE_MS = 5_000;

/** A request that is on its way takes one trip through a network. */
const GRACE_MS = 500;

/** The whole process ends within 10 s of being told. */
const CUT_MS = 7_000;

const limits = {
  // Of an upload over a slow line; whoever sends anything else has BODY_MS, and nobody may be slower than PACE.
  requestTimeout: 300_000,
  maxHeaderSize: 16 * 1_024,
  connectionsCheckingInterval: 2_000,
  // Refused below instead, as every other request that cannot be read.
  requireHostHeader: false,
};

// Where one request cannot be read, nobody knows where the next would begin.
const badRequest: PlainAnswer = { status: 400, code: "BAD_REQUEST", headers: { connection: "close" } };

/** What Node's parser refuses, by its own codes; anything else is 400. */
const unreadable: Readonly<Record<string, PlainAnswer>> = {
  HPE_HEADER_OVERFLOW: { status: 431, code: "REQUEST_HEADER_FIELDS_TOO_LARGE" },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: { status: 413, code: "PAYLOAD_TOO_LARGE" },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, code: "REQUEST_TIMEOUT" },
};

/** Listens with limits in time and number, so that slow, silent or too many clients hold nothing for long. */
export async function listen(
  app: Hono<HttpEnv>,
  at: ListenAddress & { readonly reserved?: ReservedPort },
  serving: Serving,
): Promise<Listening> {
  const plain = plainAnswers(serving);
  const { graceMs = GRACE_MS, headersMs = HEADERS_MS, keepAliveMs = KEEP_ALIVE_MS, cutMs = CUT_MS } = serving;
  const server = createServer({ ...limits, headersTimeout: headersMs, keepAliveTimeout: keepAliveMs });
  const connections = trackConnections(server);
  const { bodyMs = BODY_MS, bodyTicker: ticker } = serving;
  const pace = { bodyMs, cut: refuseSlow(server), ...(ticker === undefined ? {} : { ticker }) };
  server.on("request", watchBodies(server, pace));
  server.on("request", answerInOrder(app, { ...serving, hostname: at.host }, plain));
  refuseUnreadable(server, plain);
  const listeners = await openListeners(server, at);
  return {
    port: portOf(server),
    drain: () => connections.drain({ listeners, graceMs, cutMs }),
  };
}

/** Memory, then the sources of a page that is being developed, then the application if it has room. */
function answerInOrder(
  app: Hono<HttpEnv>,
  {
    hostname,
    fromMemory,
    modules,
    places,
    log,
    onRefused,
  }: Serving & { readonly hostname: ListenAddress["host"] },
  plain: PlainAnswers,
): (request: IncomingMessage, response: ServerResponse) => void {
  // The adapter's own refusal: an address or a host name that is none.
  const answer = getRequestListener(app.fetch, { hostname, errorHandler: () => plain.response(badRequest) });
  const slowDown = slowDownRefused(log);
  return (request, response) => {
    if (request.headers.host === undefined && request.httpVersion !== "1.0")
      return plain.send(response, badRequest);
    if (fromMemory?.(request, response) === true) return;
    const path = (request.url ?? "").split("?", 1)[0] ?? "";
    if (needsPlace(path) && places.isFull(laneOf(path))) {
      // Afterwards: with the end of an answer Node itself begins to read on.
      response.once("close", () => slowDown(request.socket));
      onRefused?.(request, overloaded.status);
      return plain.send(response, closingIfLong(request, overloaded));
    }
    if (modules === undefined) void answer(request, response);
    else modules(request, response, () => void answer(request, response));
  };
}

/** As what is over the one limit that Node knows. */
function refuseSlow(server: Server): BodyPace["cut"] {
  return (request, response) => {
    if (request.complete) return;
    // Of what was answered only the rest is still on its way.
    if (response.headersSent) return void request.socket.destroy();
    const slow = Object.assign(new Error("slow body"), { code: "ERR_HTTP_REQUEST_TIMEOUT" });
    server.emit("clientError", slow, request.socket);
  };
}

/** What nobody will read is not let in either, unless it is short. */
function closingIfLong({ headers }: IncomingMessage, answer: PlainAnswer): PlainAnswer {
  const isLong =
    headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > ordinaryBody.upTo;
  return isLong ? { ...answer, headers: { ...answer.headers, connection: "close" } } : answer;
}

const inTrouble: ReadonlySet<string> = new Set(["/healthz", "/readyz", "/metrics"]);

/** Health is asked for when there is trouble, so it never waits; files of the build are read, not worked on. */
function needsPlace(path: string): boolean {
  return !inTrouble.has(path) && !/\.[a-z0-9]+$/i.test(path);
}

/** What the parser could not read, and an expectation nobody can meet. */
function refuseUnreadable(server: Server, plain: PlainAnswers): void {
  server.on("clientError", (error: Error & { readonly code?: string }, socket: Duplex) => {
    // An answer that has begun would be torn in two.
    if (!socket.writable || hasBegun(socket)) return void socket.destroy();
    socket.once("finish", () => socket.destroy());
    socket.end(plain.bytes(unreadable[error.code ?? ""] ?? badRequest));
  });
  server.on("checkExpectation", (_request: IncomingMessage, response: ServerResponse) =>
    plain.send(response, { status: 417, code: "EXPECTATION_FAILED" }),
  );
}

/** Node keeps the answer that goes out on a connection there. */
function hasBegun(socket: Duplex): boolean {
  if (!("_httpMessage" in socket)) return false;
  const message = socket._httpMessage;
  return (
    typeof message === "object" &&
    message !== null &&
    "headersSent" in message &&
    message.headersSent === true
  );
}
