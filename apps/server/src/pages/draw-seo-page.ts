import type { PublicSeoPage } from "@keystead/contract/web";
import type { Context } from "hono";

import { seoVisit, type SeoVisit } from "#features/seo/index.ts";
import type { HttpEnv } from "#kernel/http/context.ts";
import { loadContext, type Pages } from "./load-context.ts";

/** A page of the SEO Manager as a visitor would get it, whether it is stored or not. */
export async function drawSeoPage(pages: Pages, c: Context<HttpEnv>, page: PublicSeoPage): Promise<string> {
  const { deps, web } = pages;
  if (web === null) throw new Error("The pages are not built yet.");
  const visit: SeoVisit = { ...seoVisit(deps), seoPage: async () => page };
  const request = new Request(new URL(page.path, c.req.url));
  return (await web.respond(request, await loadContext(pages, c, visit))).text();
}
