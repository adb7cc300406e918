import type { LoadContext } from "@keystead/contract/web";
import { languages } from "@keystead/domain/languages";
import { pageFolder, seoPageTypes } from "@keystead/domain/seo";
import { Hono, type Context } from "hono";

import type { Deps } from "#deps.ts";
import { seoVisit } from "#features/seo/index.ts";
import { databaseRefusal, retryAfterOf } from "#kernel/api/refusals/database-refusal.ts";
import { compressOnce } from "#kernel/http/web-build/compressed.ts";
import type { HttpEnv } from "#kernel/http/context.ts";
import { errorBody } from "#kernel/http/error-body.ts";
import { loadContext, notBuilt, type Pages } from "./load-context.ts";
import { taggedPage } from "./tagged-page.ts";

/** Every address without another route is a page, including the page for a missing address. */
export function pageRoutes(pages: Pages): Hono<HttpEnv> {
  const { deps, web } = pages;
  const https = deps.env.baseUrl?.startsWith("https:") ?? false;
  const app = new Hono<HttpEnv>();
  // A private installation has no public pages: it begins with the sign-in.
  if (!deps.env.publicSite) {
    app.get("/", (c) => c.redirect("/auth"));
    app.get(`/:lang{${languages.join("|")}}`, (c) => c.redirect(`/${c.req.param("lang")}/auth`));
  }
  app.on(["GET", "HEAD"], "*", async (c) => {
    if (web === null) return notBuilt(c);
    const visit = seoVisit(deps);
    const failures: unknown[] = [];
    const isStranger = (await c.get("caller").signedIn()) === null;
    const isTagged = isStranger && c.req.method === "GET" && isWritten(c.req.path);
    const inlineScripts = isTagged ? web.kept?.inlineScripts : undefined;
    const context = await loadContext(pages, c, visit);
    const drawn = await web.respond(
      c.req.raw,
      withFailures(inlineScripts === undefined ? context : { ...context, nonce: "" }, failures),
    );
    const whole = refusedForDatabase(drawn, failures);
    const answer =
      inlineScripts === undefined
        ? whole
        : await taggedPage(whole, { ifNoneMatch: c.req.header("if-none-match"), inlineScripts, https });
    countView(deps, c, [200, 304].includes(answer.status) ? visit.found() : null);
    const sent = isStranger ? await compressOnce(answer, c.req.header("accept-encoding")) : answer;
    return c.newResponse(sent.body, sent);
  });
  app.all("*", (c) => c.json(errorBody("METHOD_NOT_ALLOWED", 405), 405, { allow: "GET, HEAD" }));
  return app;
}

const writtenFolders = new Set<string>(seoPageTypes.map(pageFolder));

/**
 * Whether an administrator's page may have this address. Such a page is the same for every visitor, but it is not
 * kept in memory, because its views are counted.
 */
function isWritten(path: string): boolean {
  const [, folder = "", slug = ""] = path.split("/");
  return writtenFolders.has(folder) && slug !== "";
}

/**
 * Collects the errors of loading data: a page catches them while it renders, and its response no longer contains the
 * cause.
 */
function withFailures(context: LoadContext, failures: unknown[]): LoadContext {
  const heard = <Answer>(read: Promise<Answer>): Promise<Answer> =>
    read.catch((error: unknown) => {
      failures.push(error);
      throw error;
    });
  return {
    ...context,
    subscription: () => heard(context.subscription()),
    seoPage: (slug) => heard(context.seoPage(slug)),
    seoPages: () => heard(context.seoPages()),
  };
}

/** If the page failed because of the database, gives the rendered page the status of the database's problem. */
function refusedForDatabase(drawn: Response, failures: readonly unknown[]): Response {
  const refused = drawn.status < 500 ? null : failures.map(databaseRefusal).find((one) => one !== null);
  if (refused === null || refused === undefined || refused.status < 500) return drawn;
  const headers = new Headers(drawn.headers);
  headers.set("retry-after", retryAfterOf(refused) ?? "2");
  return new Response(drawn.body, { status: refused.status, headers });
}

/**
 * Counts a view: a GET whose page was sent completely, or that the browser showed again from its cache; nothing about
 * the browser is recorded. A HEAD request and a prefetch do not count.
 */
function countView(deps: Deps, c: Context<HttpEnv>, pageId: string | null): void {
  if (pageId === null || c.req.method !== "GET" || c.req.header("sec-purpose")?.includes("prefetch") === true)
    return;
  const { outgoing } = c.env ?? {};
  if (outgoing === undefined) deps.impressions.count(pageId);
  else outgoing.once("finish", () => deps.impressions.count(pageId));
}
