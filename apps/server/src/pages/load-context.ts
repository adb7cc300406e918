import type { LoadContext } from "@keystead/contract/web";
import type { Context } from "hono";

import type { Deps } from "#deps.ts";
import { sessionView } from "#features/auth/index.ts";
import { readOwnSubscription } from "#features/plans/index.ts";
import type { SeoVisit } from "#features/seo/index.ts";
import type { HttpEnv } from "#kernel/http/context.ts";
import { pageLanguage } from "#kernel/http/page-language.ts";
import type { WebBuild } from "#kernel/http/web-build/web-mount.ts";
import { pageContext } from "./page-context.ts";
import { recentGuides } from "./recent-guides.ts";

/** Everything that rendering a page needs in addition to its request. */
export type Pages = {
  readonly deps: Deps;
  /** Null without a build. */
  readonly web: WebBuild | null;
  readonly guides: ReturnType<typeof recentGuides>;
};

export function openPages(deps: Deps, web: WebBuild | null): Pages {
  return { deps, web, guides: recentGuides(deps) };
}

export function notBuilt(c: Context<HttpEnv>): Response {
  return c.text("The pages are not built yet. Run: npm run build", 503);
}

/** The facts that the page of this request may use. */
export async function loadContext(
  { deps, guides }: Pages,
  c: Context<HttpEnv>,
  visit: SeoVisit,
): Promise<LoadContext> {
  const session = sessionView(deps, await c.get("caller").signedIn(), c.get("clientIp"));
  const chosen = /(?:^|;\s*)lang=([a-z]{2})(?:;|$)/.exec(c.req.header("cookie") ?? "")?.[1] ?? null;
  return pageContext(deps, {
    session,
    language: pageLanguage({
      path: c.req.path,
      stored: session?.user.language ?? chosen,
      acceptLanguage: c.req.header("accept-language") ?? null,
    }),
    nonce: c.get("nonce"),
    subscription: () => readOwnSubscription(c.get("caller")),
    guides: await guides(),
    seoPage: visit.seoPage,
    seoPages: visit.seoPages,
  });
}
