import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";

import type { Logger } from "pino";

import { codingFor, type Compressed } from "./compressed.ts";

/** What goes out as it is: the body in its codings, and the headers that belong to each answer of it. */
export type InMemory = {
  readonly compressed: Compressed;
  /** With the security headers. */
  readonly headers: Readonly<Record<string, string>>;
  /** How the log names it. */
  readonly route: string;
};

/** Answers a request from memory and says so; false leaves it to the application. */
export type FromMemory = (request: IncomingMessage, response: ServerResponse) => boolean;

/** Tries one after the other. */
export function firstOf(...attempts: readonly FromMemory[]): FromMemory {
  return (request, response) => attempts.some((attempt) => attempt(request, response));
}

/** 200, or 304 for who has it already; each coding has a tag of its own, as they are different bytes. */
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

/** Only these methods read; any other belongs to the application's rules. */
export function isRead(request: IncomingMessage): boolean {
  return request.method === "GET" || request.method === "HEAD";
}
