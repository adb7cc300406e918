import type { MiddlewareHandler } from "hono";

import type { Deps } from "#deps.ts";
import { cookieValue } from "#kernel/api/session/session-cookie.ts";
import { parseLogPosition } from "#kernel/db/log-position.ts";
import { withRequestReads, type RequestReads } from "#kernel/db/request-reads.ts";
import type { HttpEnv } from "./context.ts";

const READS = new Set(["GET", "HEAD"]);

/** As with the session cookie, a `__Host-` cookie needs https. */
export function positionCookieName(https: boolean): string {
  return https ? "__Host-keystead_position" : "keystead_position";
}

/**
 * Runs a request so that it reads what its session has written, even from a standby: a cookie carries the position up
 * to which the session wrote. Does nothing without standbys.
 *
 * The cookie is not signed: a client that changes it sees an older state of its own data, or the primary answers.
 */
export function readOwnWrites({ db, env }: Pick<Deps, "db" | "env">): MiddlewareHandler<HttpEnv> {
  const https = env.baseUrl?.startsWith("https:") ?? false;
  const name = positionCookieName(https);
  const { positionOfPrimary } = db;
  if (positionOfPrimary === null) return (_c, next) => next();
  return async (c, next) => {
    const given = parseLogPosition(cookieValue(c.req.header("cookie") ?? null, name));
    const reads: RequestReads = { after: given, hasWorkedOnPrimary: false };
    await withRequestReads(reads, next);
    const mayHaveWritten = !READS.has(c.req.method) || reads.hasWorkedOnPrimary;
    // A computed answer is still sent if the primary has become unavailable in the meantime.
    const after = mayHaveWritten ? await positionOfPrimary().catch(() => reads.after) : reads.after;
    if (after === null || after === given) return;
    c.header("set-cookie", `${name}=${after}; Path=/; HttpOnly; SameSite=Lax${https ? "; Secure" : ""}`, {
      append: true,
    });
  };
}
