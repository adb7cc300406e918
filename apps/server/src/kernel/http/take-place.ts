import type { Context, MiddlewareHandler } from "hono";

import { bodyRuleOf } from "./body-of-route.ts";
import type { HttpEnv } from "./context.ts";
import { errorBody } from "./pipeline.ts";
import { laneOf, RETRY_AFTER_SECONDS, type Places } from "./places.ts";

/**
 * Lets a request through when there is a place for it, and holds that until it is answered. Its body is read before: whoever
 * sends one byte a second holds a connection, not a place. A body that its route reads itself comes while it holds one, in a lane
 * where nothing else stands.
 */
export function takePlace(places: Places): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    if (!(await receiveBody(c))) return c.json(errorBody("BAD_REQUEST", 400), 400);
    const place = await places.take(laneOf(c.req.path));
    // Nobody is there any more to read the answer: the place is for the next in line.
    const isGone = c.env?.outgoing?.destroyed === true;
    if (isGone) place?.leave();
    if (place === null || isGone) {
      return refuseOverloaded(c);
    }
    c.set("waitedMs", place.waitedMs);
    try {
      return await next();
    } finally {
      place.leave();
    }
  };
}

/** The same answer whether the application gives it or the line before it does. */
export function refuseOverloaded(c: Context<HttpEnv>): Response {
  const { code, status, headers, data } = overloaded;
  return c.json(errorBody(code, status, data), status, headers);
}

export const overloaded = {
  code: "UNAVAILABLE",
  status: 503,
  headers: { "retry-after": String(RETRY_AFTER_SECONDS) },
  data: { retryAfterSeconds: RETRY_AFTER_SECONDS },
} as const;

/** False when the sender gave up half way. How much it may be was judged before. */
async function receiveBody(c: Context<HttpEnv>): Promise<boolean> {
  if (c.req.method === "GET" || c.req.method === "HEAD" || c.req.raw.body === null) return true;
  if (bodyRuleOf(c).streamed === true) return true;
  try {
    const body = await c.req.raw.arrayBuffer();
    c.req.raw = new Request(c.req.raw, { method: c.req.method, body });
    return true;
  } catch {
    return false;
  }
}
