import { languages } from "@keystead/domain/languages";
import { randomBytes, randomUUID } from "node:crypto";

import type { Context, MiddlewareHandler } from "hono";
import { routePath } from "hono/route";

import type { Deps } from "#deps.ts";
import { knownMethod } from "#kernel/metrics/known-method.ts";
import type { Tracing } from "#kernel/tracing/tracing.ts";
import { clientIpReader } from "./client-ip.ts";
import type { HttpEnv } from "./context.ts";
import { errorBody } from "./error-body.ts";
import { securityHeaders } from "./security-headers.ts";

type Frame = { readonly requestId: string; readonly nonce: string };
type Framed = { readonly requestId: string; readonly run: () => Promise<void> };

/** Gives the request its id, times it, and adds the headers that every answer must have. */
export function requestFrame(deps: Deps): MiddlewareHandler<HttpEnv> {
  const admit = admitting(deps);
  const headersOf = answerHeaders(deps);
  const { tracing } = deps;
  return (c, next) => {
    const frame = { requestId: randomUUID(), nonce: randomBytes(18).toString("base64") };
    return tracing === null
      ? framed(frame)
      : traced(c, tracing, { requestId: frame.requestId, run: () => framed(frame) });

    async function framed({ requestId, nonce }: Frame): Promise<void> {
      const started = performance.now();
      const log = deps.log.child({ requestId });
      c.set("requestId", requestId);
      c.set("log", log);
      c.set("nonce", nonce);
      if (admit(c)) await next();
      else c.res = c.json(errorBody("BAD_REQUEST", 400), 400);
      const answer = withHeaders(c.res, headersOf(c.res, { requestId, nonce }));
      if (answer !== c.res) {
        c.res = undefined;
        c.res = answer;
      }
      const ms = performance.now() - started;
      const { method, path } = c.req;
      const { status } = answer;
      deps.metrics?.requestEnded({ method, route: declaredRoute(c), status, seconds: ms / 1_000 });
      log.info({ method, route: routeOf(path), status, ...c.get("actor"), ms: Math.round(ms) }, "request");
    }
  };
}

/** Stores the caller on the request; false if the proxy's header cannot be read. */
function admitting({ env }: Deps): (c: Context<HttpEnv>) => boolean {
  const readIp = clientIpReader(env.trustProxy);
  return (c) => {
    const clientIp = readIp(c.env?.incoming?.socket?.remoteAddress, c.req.header("x-forwarded-for") ?? null);
    if (clientIp === null) c.get("log").warn("the proxy's X-Forwarded-For cannot be read");
    else c.set("clientIp", clientIp);
    return clientIp !== null;
  };
}

/** One span over the whole request. */
function traced(c: Context<HttpEnv>, tracing: Tracing, work: Framed): Promise<void> {
  const method = knownMethod(c.req.method);
  const beginning = {
    name: method,
    kind: "server",
    traceparent: c.req.header("traceparent"),
    facts: { "http.request.method": method, "keystead.request.id": work.requestId },
  } as const;
  return tracing.trace(beginning, async (span) => {
    await work.run();
    const route = declaredRoute(c);
    const { status } = c.res;
    span.rename(`${method} ${route}`);
    span.add({ "http.route": route, "http.response.status_code": status });
    if (status >= 500) span.fail(String(status));
  });
}

function answerHeaders({ env }: Deps) {
  const https = env.baseUrl?.startsWith("https:") ?? false;
  return ({ headers }: Response, { requestId, nonce }: Frame): Readonly<Record<string, string>> => {
    const isPrivate = !headers.has("cache-control");
    // An uploaded file has its own policy, stricter than the policy of the pages.
    const ownPolicy = headers.get("content-security-policy");
    return {
      ...securityHeaders({
        inlineScripts: [`'nonce-${nonce}'`],
        https,
        isPrivate,
        developing: env.developing,
      }),
      ...(ownPolicy === null ? {} : { "content-security-policy": ownPolicy }),
      "x-request-id": requestId,
    };
  };
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

/** The whole path for the API. For a page only the first part, since a slug or token in a log reveals too much. */
function routeOf(path: string): string {
  if (path.startsWith("/api/")) return path.slice(0, 200);
  const [, first = "", second = ""] = path.split("/", 3);
  const inLanguage = languages.some((language) => language === first) && second !== "";
  return `/${inLanguage ? `${first}/${second}` : first}`.slice(0, 60);
}
