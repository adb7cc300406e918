import type { Context, MiddlewareHandler } from "hono";
import { matchedRoutes } from "hono/route";

import type { HttpEnv } from "../context.ts";

export type BodyRule = {
  /** Bytes. */
  readonly upTo: number;
  /** Media types besides JSON. */
  readonly types: readonly string[];
  /** Another site, or no site at all, may send it: all that it can do then stands in its address. */
  readonly fromAnywhere?: boolean;
  /**
   * The route reads it piece by piece, and counts: it may take minutes, and never lies in memory whole. It is asked for with
   * `receiveStream` once its sender is known to be allowed to send it.
   */
  readonly streamed?: boolean;
  /** Whether a sender without a session shows something else by which the route may know them; nobody else is even asked. */
  readonly knows?: (c: Context<HttpEnv>) => boolean;
};

/** What every route takes that says nothing else, each procedure among them. */
export const ordinaryBody: BodyRule = { upTo: 256 * 1_024, types: [] };

const declared = new WeakMap<object, BodyRule>();

/**
 * Says where a route is wired what its body may be: `routes.post(path, takesBody({ upTo, types }), tenantRoute(…)(…))`. It does
 * nothing by itself: the gate and the limit stand before all routes, so that nothing larger is ever received, and read it there.
 */
export function takesBody(rule: Partial<BodyRule>): MiddlewareHandler<HttpEnv> {
  const mark: MiddlewareHandler<HttpEnv> = (_c, next) => next();
  declared.set(mark, { ...ordinaryBody, ...rule });
  return mark;
}

/** Of the route that will answer. */
export function bodyRuleOf(c: Context<HttpEnv>): BodyRule {
  for (const { handler } of matchedRoutes(c)) {
    const rule = declared.get(handler);
    if (rule !== undefined) return rule;
  }
  return ordinaryBody;
}
