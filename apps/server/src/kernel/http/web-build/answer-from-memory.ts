import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";

import type { Logger } from "pino";

import { codingFor, type Compressed } from "./compressed.ts";

/** An answer ready to send: the body in its codings, and the headers of each answer. */
export type InMemory = {
  readonly compressed: Compressed;
  /** Including the security headers. */
  readonly headers: Readonly<Record<string, string>>;
  /** Its name in the log. */
  readonly route: string;
};

/** Answers a request from memory and returns true; on false the application answers. */
export type FromMemory = (request: IncomingMessage, response: ServerResponse) => boolean;

/** Tries one after the other. */
export function firstOf(...attempts: readonly FromMemory[]): FromMemory {
  return (request, response) => attempts.some((attempt) => attempt(request, response));
}

/**
 * Answers 200, or 304 if the client already has the file. Each coding has an ETag of its own, because the bytes
 * differ.
 */
export function send(
  found: InMemory,
  {
    request,
    response,
    log,
  }: {
    readonly request: IncomingMessage;
    readonly response: ServerResponse;
    readonly log: Logger;
  },
): void {
  const coding = codingFor(request.headers["accept-encoding"], found.compressed);
  const body = found.compressed.bodies[coding] ?? found.compressed.bodies.identity;
  const tag = `"${found.compressed.tag}-${coding}"`;
  const requestId = randomUUID();
  const isKnown = knows(request.headers["if-none-match"], tag);
  const status = isKnown ? 304 : 200;
  response.writeHead(status, {
    ...found.headers,
    etag: tag,
    "x-request-id": requestId,
    ...(isKnown
      ? {}
      : {
          "content-length": body.length,
          ...(coding === "identity" ? {} : { "content-encoding": coding }),
        }),
  });
  if (isKnown || request.method === "HEAD") response.end();
  else response.end(body);
  log.info({ requestId, method: request.method, route: found.route, status, ms: 0 }, "request");
}

function knows(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  return ifNoneMatch.split(",").some((one) => {
    const given = one.trim();
    return given === "*" || given === tag || given === `W/${tag}`;
  });
}

/** Only these methods read; the application handles all others. */
export function isRead(request: IncomingMessage): boolean {
  return request.method === "GET" || request.method === "HEAD";
}
