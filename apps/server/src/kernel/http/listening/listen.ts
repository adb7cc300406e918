import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { Duplex } from "node:stream";

import { getRequestListener } from "@hono/node-server";
import type { Hono } from "hono";
import type { Logger } from "pino";

import type { FromMemory } from "../web-build/answer-from-memory.ts";
import { ordinaryBody } from "../admission/body-of-route.ts";
import { watchBodies, type BodyPace, type Ticker } from "../admission/body-pace.ts";
import { closeInStages } from "./close-in-stages.ts";
import { trackConnections } from "./track-connections.ts";
import type { HttpEnv } from "../context.ts";
import { openListeners, portOf, type ListenAddress, type ReservedPort } from "./listeners.ts";
import { plainAnswers, type PlainAnswer, type PlainAnswers } from "../admission/plain-answers.ts";
import { laneOf, type Slots } from "../admission/slots.ts";
import { slowDownRefused } from "../admission/slow-down-refused.ts";
import { overloaded } from "../admission/take-slot.ts";
import type { WebBuild } from "../web-build/web-mount.ts";

export type Listening = { readonly port: number; readonly drain: () => Promise<void> };

export type Serving = {
  readonly https: boolean;
  readonly log: Logger;
  /** A request without a slot is refused before the application spends work on it. */
  readonly slots: Slots;
  /** Answers that are ready in memory are sent before the application is asked, and need no slot. */
  readonly fromMemory?: FromMemory;
  readonly modules?: WebBuild["modules"];
  /** Called for a request that found no slot. */
  readonly onRefused?: (request: IncomingMessage, status: number) => void;
  /** The time limit for the headers of a request. */
  readonly headersMs?: number;
  /** The time limit for a body that is not a file. */
  readonly bodyMs?: number;
  /** When the pace of bodies is checked. */
  readonly bodyTicker?: Ticker;
  /** How long silent connections stay open when the process ends. */
  readonly graceMs?: number;
  /** How long an idle connection is kept. */
  readonly keepAliveMs?: number;
  /** When the process ends, connections still open after this long are cut. */
  readonly cutMs?: number;
};

const HEADERS_MS = 10_000;

/** The time limit for a body that is not a file. */
const BODY_MS = 30_000;

/**
 * Longer than the proxies in front of the server keep theirs
 * (docs/decisions/0134-idle-connections-outlive-those-of-a-proxy.md).
 */
const KEEP_ALIVE_MS = 130_000;

/** Long enough for a request that is already on its way through the network. */
const GRACE_MS = 500;

/** The whole process ends within 10 s of the signal. */
const CUT_MS = 7_000;

const limits = {
  // Long enough for an upload over a slow line; other bodies have BODY_MS, and none may be slower than PACE.
  requestTimeout: 300_000,
  maxHeaderSize: 16 * 1_024,
  connectionsCheckingInterval: 2_000,
  // Such requests are refused below instead, like every other request that cannot be read.
  requireHostHeader: false,
};

// Closes the connection: after an unreadable request nobody knows where the next one begins.
const badRequest: PlainAnswer = { status: 400, code: "BAD_REQUEST", headers: { connection: "close" } };

/** Answers to errors of Node's parser, by its error codes; any other error is answered with 400. */
const unreadable: Readonly<Record<string, PlainAnswer>> = {
  HPE_HEADER_OVERFLOW: { status: 431, code: "REQUEST_HEADER_FIELDS_TOO_LARGE" },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: { status: 413, code: "PAYLOAD_TOO_LARGE" },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, code: "REQUEST_TIMEOUT" },
};

/** Listens with limits in time and number, so that slow, silent or too many clients cannot hold resources for long. */
export async function listen(
  app: Hono<HttpEnv>,
  at: ListenAddress & { readonly reserved?: ReservedPort },
  serving: Serving,
): Promise<Listening> {
  const plain = plainAnswers(serving);
  const { graceMs = GRACE_MS, headersMs = HEADERS_MS, keepAliveMs = KEEP_ALIVE_MS, cutMs = CUT_MS } = serving;
  const server = createServer({ ...limits, headersTimeout: headersMs, keepAliveTimeout: keepAliveMs });
  const connections = trackConnections(server);
  closeInStages(server);
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

/**
 * Answers from memory first, in development then from the sources, and otherwise from the application if it has a
 * slot.
 */
function answerInOrder(
  app: Hono<HttpEnv>,
  {
    hostname,
    fromMemory,
    modules,
    slots,
    log,
    onRefused,
  }: Serving & { readonly hostname: ListenAddress["host"] },
  plain: PlainAnswers,
): (request: IncomingMessage, response: ServerResponse) => void {
  // The adapter's own refusal of an invalid address or host name.
  const answer = getRequestListener(app.fetch, { hostname, errorHandler: () => plain.response(badRequest) });
  const slowDown = slowDownRefused(log);
  return (request, response) => {
    if (request.headers.host === undefined && request.httpVersion !== "1.0")
      return plain.send(response, badRequest);
    if (fromMemory?.(request, response) === true) return;
    const path = (request.url ?? "").split("?", 1)[0] ?? "";
    if (needsSlot(path) && slots.isFull(laneOf(path))) {
      // Slows down only after the answer, because the end of an answer makes Node read on.
      response.once("close", () => slowDown(request.socket));
      onRefused?.(request, overloaded.status);
      return plain.send(response, closingIfLong(request, overloaded));
    }
    if (modules === undefined) void answer(request, response);
    else modules(request, response, () => void answer(request, response));
  };
}

/** Gives the same answer as Node gives to a request over its own time limit. */
function refuseSlow(server: Server): BodyPace["cut"] {
  return (request, response) => {
    if (request.complete) return;
    // The answer has been sent; only the rest of the body is still coming.
    if (response.headersSent) return void request.socket.destroy();
    const slow = Object.assign(new Error("slow body"), { code: "ERR_HTTP_REQUEST_TIMEOUT" });
    server.emit("clientError", slow, request.socket);
  };
}

/** Closes the connection if a refused body is long, because nobody will read it. */
function closingIfLong({ headers }: IncomingMessage, answer: PlainAnswer): PlainAnswer {
  const isLong =
    headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > ordinaryBody.upTo;
  return isLong ? { ...answer, headers: { ...answer.headers, connection: "close" } } : answer;
}

const inTrouble: ReadonlySet<string> = new Set(["/healthz", "/readyz", "/metrics"]);

/** Health checks come when something is wrong, so they never wait; files of the build only need to be read. */
function needsSlot(path: string): boolean {
  return !inTrouble.has(path) && !/\.[a-z0-9]+$/i.test(path);
}

/** Answers requests that the parser cannot read, and requests with an expectation that cannot be met. */
function refuseUnreadable(server: Server, plain: PlainAnswers): void {
  server.on("clientError", (error: Error & { readonly code?: string }, socket: Duplex) => {
    // If an answer has begun, a second one would corrupt it.
    if (!socket.writable || hasBegun(socket)) return void socket.destroy();
    socket.once("finish", () => socket.destroy());
    socket.end(plain.bytes(unreadable[error.code ?? ""] ?? badRequest));
  });
  server.on("checkExpectation", (_request: IncomingMessage, response: ServerResponse) =>
    plain.send(response, { status: 417, code: "EXPECTATION_FAILED" }),
  );
}

/** Node stores the current answer of a connection there. */
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
