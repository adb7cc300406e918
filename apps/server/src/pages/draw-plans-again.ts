import type { RefusedLead } from "@keystead/contract/web";
import type { Context } from "hono";

import { seoVisit } from "#features/seo/index.ts";
import type { HttpEnv } from "#kernel/http/context.ts";
import { loadContext, notBuilt, type Pages } from "./load-context.ts";

/** Renders the plan page as the answer to its form, with the visitor's entries. */
export async function drawPlansAgain(
  pages: Pages,
  c: Context<HttpEnv>,
  { refusedLead, status }: { readonly refusedLead: RefusedLead; readonly status: 422 | 429 },
): Promise<Response> {
  const { deps, web } = pages;
  if (web === null) return notBuilt(c);
  const request = new Request(c.req.url, { headers: c.req.header() });
  const context = await loadContext(pages, c, seoVisit(deps));
  const page = await web.respond(request, { ...context, refusedLead });
  return new Response(page.body, {
    status: page.status === 200 ? status : page.status,
    headers: page.headers,
  });
}
