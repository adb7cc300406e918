import type { LoadContext } from "@keystead/contract/web";
import * as build from "virtual:react-router/server-build";
import { createRequestHandler, RouterContextProvider } from "react-router";

import { cacheablePagesOf } from "./features/site/cacheable-pages.ts";
import { loadContextKey } from "./lib/load-context.ts";
import { THEME_SCRIPT } from "./lib/theme-script.ts";

export * from "virtual:react-router/server-build";

// The build spells absent parts as `undefined`, which its own type does not allow.
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

/** Pages that the server may keep, and the one inline script they carry: allowed by its hash, for want of a nonce. */
export const kept = { pages: cacheablePagesOf(build.routes), inlineScripts: [THEME_SCRIPT] } as const;

/** What the server calls the web by: one request and what it knows about it in, one page out. */
export function respond(request: Request, loadContext: LoadContext): Promise<Response> {
  const context = new RouterContextProvider();
  context.set(loadContextKey, loadContext);
  return handle(request, context);
}
