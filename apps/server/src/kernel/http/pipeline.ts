import type { Context, MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";

import type { Deps } from "#deps.ts";
import { lookUpSession, type SignedIn } from "#kernel/api/session/look-up-session.ts";
import { readSessionToken, sessionCookie, sessionCookieName } from "#kernel/api/session/session-cookie.ts";
import { refusal } from "#kernel/api/refusals/refusal.ts";
import { bodyRuleOf, ordinaryBody } from "./admission/body-of-route.ts";
import type { HttpEnv } from "./context.ts";
import { errorBody } from "./error-body.ts";
import { judgeOrigin } from "./judge-origin.ts";
import { refusalResponse } from "./refusal-response.ts";
import { isAmbiguousTarget } from "./listening/is-ambiguous-target.ts";

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Refuses, before routing and parsing, requests that no honest client sends. */
export function refuseOddRequests(deps: Deps): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    if (isAmbiguousTarget(c.env?.incoming?.url ?? c.req.url))
      return c.json(errorBody("BAD_REQUEST", 400), 400);
    const { types, fromAnywhere = false } = bodyRuleOf(c);
    const verdict = judgeOrigin(c.req.raw, deps.env.baseUrl, { types, fromAnywhere });
    if (verdict === "foreign_origin") return c.json(errorBody("FORBIDDEN", 403), 403);
    if (verdict === "wrong_content_type") return c.json(errorBody("UNSUPPORTED_MEDIA_TYPE", 415), 415);
    return next();
  };
}

/** The rest of the body is only discarded, so this connection carries no further request. */
const lastAnswer = { connection: "close" };

/** Reads the cookie once for all handlers; whether its session is still valid is checked later, in the database. */
export function readCookie(deps: Deps): MiddlewareHandler<HttpEnv> {
  const cookie = cookieOf(deps);
  return (c, next) => {
    c.set("sessionToken", readSessionToken(c.req.header("cookie") ?? null, cookie));
    return next();
  };
}

/**
 * Limits a body to what its route accepts. Bodies are received whole before the sender is checked, so bodies over the
 * ordinary limit are accepted only from a sender whose cookie has our signature, which proves an earlier sign-in.
 * From other senders a body that its route reads itself is not accepted at all.
 */
export function limitBody(): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    const { upTo, streamed = false, knows } = bodyRuleOf(c);
    const isKnown = c.get("sessionToken") !== null || knows?.(c) === true;
    if (streamed && !isKnown) return refusalResponse(c, refusal("UNAUTHORIZED"), lastAnswer);
    const isStranger = upTo > ordinaryBody.upTo && !isKnown;
    // With a length the body is refused before a byte of it is read; without one the route counts the bytes.
    if (streamed && c.req.header("content-length") === undefined) return next();
    return bodyLimit({
      maxSize: isStranger ? ordinaryBody.upTo : upTo,
      onError: () =>
        isStranger
          ? refusalResponse(c, refusal("UNAUTHORIZED"), lastAnswer)
          : c.json(errorBody("PAYLOAD_TOO_LARGE", 413), 413, lastAnswer),
    })(c, next);
  };
}

function cookieOf({ env, authSecret }: Deps) {
  const https = env.baseUrl?.startsWith("https:") ?? false;
  return { name: sessionCookieName(https), secret: authSecret, https };
}

/** Provides the session, with at most one look-up per request, and renews the cookie of a session that was extended. */
export function offerSession(deps: Deps): MiddlewareHandler<HttpEnv> {
  const cookie = cookieOf(deps);
  return async (c, next) => {
    const token = c.get("sessionToken");
    let known: Promise<SignedIn | null> | undefined;
    const now = deps.clock.now();
    c.set("caller", {
      deps,
      headers: c.req.raw.headers,
      method: c.req.method,
      clientIp: c.get("clientIp"),
      log: c.get("log"),
      now,
      signedIn: () => (known ??= token === null ? Promise.resolve(null) : ask(token)),
    });
    await next();
    const who = known === undefined ? null : await known.catch(() => null);
    if (who !== null) c.set("actor", { userId: who.user.id, workspaceId: who.workspace?.id ?? null });
    const renewedForMs = who?.session.renewedForMs ?? null;
    if (token !== null && renewedForMs !== null && !c.res.headers.has("set-cookie")) {
      c.header("set-cookie", sessionCookie(token, { ...cookie, maxAgeMs: renewedForMs }), { append: true });
    }

    function ask(knownToken: string): Promise<SignedIn | null> {
      const header = c.req.header("x-workspace-id") ?? workspaceInLink(c) ?? null;
      // Text that is not an id names no workspace. It is replaced by the nil id, which no workspace has.
      const workspaceId =
        header === null || UUID.test(header) ? header : "00000000-0000-0000-0000-000000000000";
      const { db, env } = deps;
      return lookUpSession({ db, now, paymentsOpen: env.paymentsOpen }, knownToken, workspaceId);
    }
  };
}

/** A link to a file cannot send a header, so the API also reads a parameter. Pages ignore it. */
function workspaceInLink(c: Context<HttpEnv>): string | undefined {
  return c.req.path.startsWith("/api/") ? c.req.query("ws") : undefined;
}
