import type { LoadContext } from "@keystead/contract/web";
import * as build from "virtual:react-router/server-build";
import { createRequestHandler, RouterContextProvider } from "react-router";

import { cacheablePagesOf } from "./features/site/cacheable-pages.ts";
import { loadContextKey } from "./lib/load-context.ts";
import { THEME_SCRIPT } from "./lib/theme-script.ts";

export * from "virtual:react-router/server-build";

// The build has absent parts as `undefined`, which its own type does not allow.
const { basename = "/", allowedActionOrigins = [], unstable_getCriticalCss: criticalCss, ...rest } = build;
const handle = createRequestHandler(
  {
    ...rest,
    basename,
    allowedActionOrigins,
    ...(criticalCss === undefined ? {} : { unstable_getCriticalCss: criticalCss }),
  },
  import.meta.env.PROD ? "production" : "development",
);

/**
 * The pages that the server may cache, and their only inline scripts, which are allowed by hash because a cached page
 * has no nonce.
 */
export const kept = { pages: cacheablePagesOf(build.routes), inlineScripts: [THEME_SCRIPT] } as const;

/** The server's entry point to the web app: takes a request with the server's data about it, and returns a page. */
export function respond(request: Request, loadContext: LoadContext): Promise<Response> {
  const context = new RouterContextProvider();
  context.set(loadContextKey, loadContext);
  return handle(request, context);
}
