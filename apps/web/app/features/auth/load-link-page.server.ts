import { fill } from "@keystead/messages/fill";
import { data, type LoaderFunctionArgs } from "react-router";

import { loadContextKey } from "../../lib/load-context.ts";
import { siteHeaders } from "../site/site-page.server.ts";
import { authFacts } from "./auth-page.server.ts";
import type { AuthFacts } from "./auth-frame.tsx";

/** The data for the pages that links in mails open. */
export function loadLinkPage(
  page: Exclude<AuthFacts["page"], "auth">,
  { context, params, request }: LoaderFunctionArgs,
) {
  const facts = authFacts(page, context.get(loadContextKey), { request, lang: params["lang"] });
  const { title: titles, verify, undo, delete: leave } = facts.text;
  const words = {
    confirm: titles.link,
    verify: verify.title,
    reset: titles.reset,
    undo: undo.title,
    delete: leave.title,
    invitation: titles.invitation,
  }[page];
  const title = fill(words, { app: facts.site.appName });
  return data({ facts, title }, { headers: { ...siteHeaders, "Content-Language": facts.site.language } });
}
