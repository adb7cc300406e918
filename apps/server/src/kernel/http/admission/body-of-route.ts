import type { Context, MiddlewareHandler } from "hono";
import { matchedRoutes } from "hono/route";

import type { HttpEnv } from "../context.ts";

export type BodyRule = {
  /** Bytes. */
  readonly upTo: number;
  /** Media types besides JSON. */
  readonly types: readonly string[];
  /** A request may come from another site, or from no site: its address must contain everything that it can do. */
  readonly fromAnywhere?: boolean;
  /**
   * The route reads the body as a stream and counts its bytes: receiving it may take minutes, and the whole body is
   * never in memory. The route calls `receiveStream` once it knows that the sender has permission.
   */
  readonly streamed?: boolean;
  /**
   * Whether a sender without a session has something else that the route recognises; all other senders without a
   * session are refused before the route runs.
   */
  readonly knows?: (c: Context<HttpEnv>) => boolean;
};

/** The rule for every route that declares none, including each procedure. */
export const ordinaryBody: BodyRule = { upTo: 256 * 1_024, types: [] };

const declared = new WeakMap<object, BodyRule>();

/**
 * Declares which body a route accepts: `routes.post(path, takesBody({ upTo, types }), transactedRoute(…)(…))`. The
 * handler itself does nothing: the origin gate and the limit run before all routes and read the rule there, so that a
 * larger body is never received.
 */
export function takesBody(rule: Partial<BodyRule>): MiddlewareHandler<HttpEnv> {
  const mark: MiddlewareHandler<HttpEnv> = (_c, next) => next();
  declared.set(mark, { ...ordinaryBody, ...rule });
  return mark;
}

/** The rule of the route that will answer. */
export function bodyRuleOf(c: Context<HttpEnv>): BodyRule {
  for (const { handler } of matchedRoutes(c)) {
    const rule = declared.get(handler);
    if (rule !== undefined) return rule;
  }
  return ordinaryBody;
}
