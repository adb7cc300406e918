import { languages } from "@keystead/domain/languages";
import { randomBytes, randomUUID } from "node:crypto";

import type { Context, MiddlewareHandler, Next } from "hono";
import { bodyLimit } from "hono/body-limit";
import { routePath } from "hono/route";

import type { Deps } from "#deps.ts";
import { lookUpSession, type SignedIn } from "#kernel/api/session/look-up-session.ts";
import { readSessionToken, sessionCookie, sessionCookieName } from "#kernel/api/session/session-cookie.ts";
import { refusal } from "#kernel/api/refusals/refusal.ts";
import { knownMethod } from "#kernel/metrics/known-method.ts";
import { bodyRuleOf, ordinaryBody } from "./admission/body-of-route.ts";
import { clientIpReader } from "./client-ip.ts";
import type { HttpEnv } from "./context.ts";
import { judgeOrigin } from "./judge-origin.ts";
import { refusalResponse } from "./refusal-response.ts";
import { isAmbiguousTarget } from "./listening/is-ambiguous-target.ts";
import { securityHeaders } from "./security-headers.ts";

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Gives the request its id, times it, and adds the headers that every answer must have. */
export function requestFrame(deps: Deps): MiddlewareHandler<HttpEnv> {
  const https = deps.env.baseUrl?.startsWith("https:") ?? false;
  const readIp = clientIpReader(deps.env.trustProxy);
  const { tracing } = deps;
  return (c, next) => {
    const requestId = randomUUID();
    if (tracing === null) return frame(c, next, requestId);
    const beginning = {
      name: knownMethod(c.req.method),
      kind: "server",
      traceparent: c.req.header("traceparent"),
      facts: { "http.request.method": knownMethod(c.req.method), "keystead.request.id": requestId },
    } as const;
    return tracing.trace(beginning, async (span) => {
      await frame(c, next, requestId);
      const route = declaredRoute(c);
      const { status } = c.res;
      span.rename(`${knownMethod(c.req.method)} ${route}`);
      span.add({ "http.route": route, "http.response.status_code": status });
      if (status >= 500) span.fail(String(status));
    });
  };

  async function frame(c: Context<HttpEnv>, next: Next, requestId: string): Promise<void> {
    const started = performance.now();
    const nonce = randomBytes(18).toString("base64");
    const log = deps.log.child({ requestId });
    c.set("requestId", requestId);
    c.set("log", log);
    c.set("nonce", nonce);
    const clientIp = readIp(c.env?.incoming?.socket?.remoteAddress, c.req.header("x-forwarded-for") ?? null);
    if (clientIp === null) {
      log.warn("the proxy's X-Forwarded-For cannot be read");
      c.res = c.json(errorBody("BAD_REQUEST", 400), 400);
    } else {
      c.set("clientIp", clientIp);
      await next();
    }
    const isPrivate = !c.res.headers.has("cache-control");
    // An uploaded file has a policy of its own, stricter than that of the pages.
    const ownPolicy = c.res.headers.get("content-security-policy");
    const answer = withHeaders(c.res, {
      ...securityHeaders({
        inlineScripts: [`'nonce-${nonce}'`],
        https,
        isPrivate,
        developing: deps.env.developing,
      }),
      ...(ownPolicy === null ? {} : { "content-security-policy": ownPolicy }),
      "x-request-id": requestId,
    });
    if (answer !== c.res) {
      c.res = undefined;
      c.res = answer;
    }
    deps.metrics?.requestEnded({
      method: c.req.method,
      route: declaredRoute(c),
      status: answer.status,
      seconds: (performance.now() - started) / 1_000,
    });
    log.info(
      {
        method: c.req.method,
        route: routeOf(c.req.path),
        status: answer.status,
        ...c.get("actor"),
        ms: Math.round(performance.now() - started),
      },
      "request",
    );
  }
}

/** The declared route that answered, never the requested address; for a procedure the API handler reports it. */
function declaredRoute(c: Context<HttpEnv>): string {
  return c.get("procedureRoute") ?? routePath(c);
}

/** Keeps the answer and streams its body; an answer from fetch or a library may have immutable headers. */
function withHeaders(answer: Response, headers: Readonly<Record<string, string>>): Response {
  const put = (onto: Response): Response => {
    for (const [name, value] of Object.entries(headers)) onto.headers.set(name, value);
    return onto;
  };
  try {
    return put(answer);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return put(new Response(answer.body, answer));
  }
}

/** Refuses requests that no honest client sends, before routing and parsing. */
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
 * Limits a body to what its route accepts. Bodies are received whole before the sender is checked, so larger ones are
 * accepted only from a sender who was signed in once: the cookie has our signature. A body that its route reads itself
 * is accepted from nobody else at all.
 */
export function limitBody(): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    const { upTo, streamed = false, knows } = bodyRuleOf(c);
    const isKnown = c.get("sessionToken") !== null || knows?.(c) === true;
    if (streamed && !isKnown) return refusalResponse(c, refusal("UNAUTHORIZED"), lastAnswer);
    const isStranger = upTo > ordinaryBody.upTo && !isKnown;
    // With a length it is refused before a byte of it is read; without one the route counts.
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
      // Text that is not an id names no workspace: replaced by the nil id, which no workspace has.
      const workspaceId =
        header === null || UUID.test(header) ? header : "00000000-0000-0000-0000-000000000000";
      const { db, env } = deps;
      return lookUpSession({ db, now, paymentsOpen: env.paymentsOpen }, knownToken, workspaceId);
    }
  };
}

/** A link to a file cannot send a header. For pages the parameter means nothing. */
function workspaceInLink(c: Context<HttpEnv>): string | undefined {
  return c.req.path.startsWith("/api/") ? c.req.query("ws") : undefined;
}

/** The body of every error outside the procedures, in oRPC's form. */
export function errorBody(
  code: string,
  status: number,
  data?: unknown,
): {
  readonly defined: boolean;
  readonly code: string;
  readonly status: number;
  readonly message: string;
  readonly data?: unknown;
} {
  return { defined: false, code, status, message: code, ...(data === undefined ? {} : { data }) };
}

/** The whole path of the API; of a page only the first part, since a slug or token in a log reveals too much. */
function routeOf(path: string): string {
  if (path.startsWith("/api/")) return path.slice(0, 200);
  const [, first = "", second = ""] = path.split("/", 3);
  const inLanguage = languages.some((language) => language === first) && second !== "";
  return `/${inLanguage ? `${first}/${second}` : first}`.slice(0, 60);
}
