import { createHash, timingSafeEqual } from "node:crypto";

import type { Handler } from "hono";

import type { HttpEnv } from "#kernel/http/context.ts";
import type { Metrics } from "./metrics.ts";
import { PROMETHEUS_TEXT } from "./prometheus.ts";

/** `GET /metrics` for callers with the token. */
export function metricsHandler(metrics: Metrics, token: string): Handler<HttpEnv> {
  const mayRead = tokenGate(token);
  return async (c) =>
    mayRead(c.req.header("authorization"))
      ? c.body(await metrics.text(), 200, { "content-type": PROMETHEUS_TEXT, "cache-control": "no-store" })
      : c.body(null, 401, { "www-authenticate": "Bearer" });
}

/** Compares in constant time; without a configured token everybody may read. */
export function tokenGate(token: string | null): (authorization: string | undefined) => boolean {
  if (token === null) return () => true;
  const expected = digest(`Bearer ${token}`);
  return (authorization) => timingSafeEqual(digest(authorization ?? ""), expected);
}

function digest(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}
