import type { LoadContext, PublicSeoPage, RefusedLead } from "@keystead/contract/web";
import { languages } from "@keystead/domain/languages";
import { Hono, type Context } from "hono";
import { compress } from "hono/compress";

import type { Deps } from "#deps.ts";
import { authRoutes, sessionView } from "#features/auth/index.ts";
import { geoRoutes } from "#features/geo/index.ts";
import { leadFormRoutes } from "#features/leads/index.ts";
import { readOwnSubscription } from "#features/plans/index.ts";
import { seoVisit, type SeoVisit } from "#features/seo/index.ts";
import { crawlerRoutes, siteRoutes } from "#features/site/index.ts";
import { supportRoutes } from "#features/support/index.ts";
import { apiDocsRoutes } from "#kernel/api-docs/api-docs-routes.ts";
import { createApiHandler } from "#kernel/api/api-handler.ts";
import { databaseRefusal, retryAfterOf } from "#kernel/api/database-refusal.ts";
import type { RequestContext } from "#kernel/api/procedures.ts";
import { PICTURES } from "#kernel/content/read-site-content.ts";
import { compressOnce } from "#kernel/http/compressed.ts";
import { REQUEST_MS, withinDatabaseTime } from "#kernel/db/database-time.ts";
import type { HttpEnv } from "#kernel/http/context.ts";
import { refuse } from "#kernel/http/refuse.ts";
import { pageLanguage } from "#kernel/http/page-language.ts";
import {
  errorBody,
  limitBody,
  offerSession,
  refuseOddRequests,
  requestFrame,
} from "#kernel/http/pipeline.ts";
import type { Places } from "#kernel/http/places.ts";
import { takePlace } from "#kernel/http/take-place.ts";
import { serveClientFiles, serveContentPictures, type WebBuild } from "#kernel/http/web-mount.ts";
import { pageContext } from "./page-context.ts";
import { recentGuides } from "./recent-guides.ts";
import { registry } from "./features.ts";

export type App = Hono<HttpEnv>;

export type Wiring = {
  /** Null without a build. */
  readonly web: WebBuild | null;
  readonly places: Places;
  /** More plain routes under `/api`: a test's. */
  readonly routes?: Hono<HttpEnv>;
};

/** The whole HTTP face, in the order of architecture.md "A request". */
export function createApp(deps: Deps, { web, places, routes }: Wiring): App {
  const app = new Hono<HttpEnv>();
  const pages: Pages = { deps, web, guides: recentGuides(deps) };
  app.use(requestFrame(deps));
  // Answers of the API repeat nothing of their request, so their length tells nobody anything; pages see to themselves.
  const gzipped = compress({ encoding: "gzip", contentTypeFilter: /^application\/json/ });
  // Whoever names no coding gets none, and their answer is not taken apart to find that out.
  app.use((c, next) => (c.req.header("accept-encoding") === undefined ? next() : gzipped(c, next)));
  app.use(refuseOddRequests(deps));
  app.get("/healthz", (c) => c.text("ok"));
  app.get("/readyz", async (c) => {
    const ready = await deps.db.probe().then(
      () => true,
      () => false,
    );
    return c.body(null, ready ? 204 : 503);
  });
  app.get(`${PICTURES.address}/*`, serveContentPictures(deps.env.contentDir));
  if (web !== null) app.get("*", serveClientFiles(web));
  app.use(limitBody(deps));
  app.use(takePlace(places));
  // What it waited for a place is gone from the time it has for the database.
  app.use((c, next) => withinDatabaseTime(Math.max(0, REQUEST_MS - c.get("waitedMs")), next));
  app.use(offerSession(deps));
  app.route("/api/auth", authRoutes(deps));
  app.route("/api", geoRoutes(deps));
  app.route("/api", supportRoutes(deps));
  app.route("/api", siteRoutes(deps));
  app.route("/", crawlerRoutes(deps));
  if (routes !== undefined) app.route("/api", routes);
  mountContract(app, pages);
  app.route("/api", apiDocsRoutes(deps.env.appName));
  app.all("/api/*", (c) => c.json(errorBody("NOT_FOUND", 404), 404));
  app.route(
    "/",
    leadFormRoutes(deps, (c, refusedLead, status) => showPlansAgain(pages, c, { refusedLead, status })),
  );
  mountPages(app, pages);
  app.onError((error, c) => refuse(c, error));
  return app;
}

/** What drawing a page needs besides its request. */
type Pages = {
  readonly deps: Deps;
  readonly web: WebBuild | null;
  readonly guides: ReturnType<typeof recentGuides>;
};

function mountContract(app: App, pages: Pages): void {
  const handler = createApiHandler(registry.router);
  app.all("/api/v1/*", async (c) => {
    const context: RequestContext = {
      ...c.get("caller"),
      answerHeaders: new Headers(),
      renderSeoPage: (page) => renderSeoPage(pages, c, page),
    };
    const { matched, response } = await handler.handle(c.req.raw, { prefix: "/api/v1", context });
    for (const [name, value] of context.answerHeaders) response?.headers.set(name, value);
    return matched ? response : c.json(errorBody("NOT_FOUND", 404), 404);
  });
}

function mountPages(app: App, pages: Pages): void {
  const { deps, web } = pages;
  // A private installation has nothing to tell the world: its door is the sign-in.
  if (!deps.env.publicSite) {
    app.get("/", (c) => c.redirect("/auth"));
    app.get(`/:lang{${languages.join("|")}}`, (c) => c.redirect(`/${c.req.param("lang")}/auth`));
  }
  app.on(["GET", "HEAD"], "*", async (c) => {
    if (web === null) return c.text("The pages are not built yet. Run: npm run build", 503);
    const visit = seoVisit(deps);
    const failures: unknown[] = [];
    const context = await loadContext(pages, c, visit);
    const drawn = await web.respond(c.req.raw, withFailures(context, failures));
    const answer = refusedForDatabase(drawn, failures);
    countView(deps, c, answer.status === 200 ? visit.found() : null);
    const isStranger = (await c.get("caller").signedIn()) === null;
    const sent = isStranger ? await compressOnce(answer, c.req.header("accept-encoding")) : answer;
    return c.newResponse(sent.body, sent);
  });
  app.all("*", (c) => c.json(errorBody("METHOD_NOT_ALLOWED", 405), 405, { allow: "GET, HEAD" }));
}

/** A page catches what fails while it is drawn, and says only that something did. */
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

/** The drawn page with the status of the database's trouble when that is why it failed. */
function refusedForDatabase(drawn: Response, failures: readonly unknown[]): Response {
  const refused = drawn.status < 500 ? null : failures.map(databaseRefusal).find((one) => one !== null);
  if (refused === null || refused === undefined || refused.status < 500) return drawn;
  const headers = new Headers(drawn.headers);
  headers.set("retry-after", retryAfterOf(refused) ?? "2");
  return new Response(drawn.body, { status: refused.status, headers });
}

/**
 * A view is a GET whose page went out whole; whose browser it was does not matter. Asking for the head only, or ahead
 * of need, is none.
 */
function countView(deps: Deps, c: Context<HttpEnv>, pageId: string | null): void {
  if (pageId === null || c.req.method !== "GET" || c.req.header("sec-purpose")?.includes("prefetch") === true)
    return;
  const { outgoing } = c.env ?? {};
  if (outgoing === undefined) deps.impressions.count(pageId);
  else outgoing.once("finish", () => deps.impressions.count(pageId));
}

async function showPlansAgain(
  pages: Pages,
  c: Context<HttpEnv>,
  { refusedLead, status }: { readonly refusedLead: RefusedLead; readonly status: 422 | 429 },
): Promise<Response> {
  const { deps, web } = pages;
  if (web === null) return c.text("The pages are not built yet. Run: npm run build", 503);
  const request = new Request(c.req.url, { headers: c.req.header() });
  const context = await loadContext(pages, c, seoVisit(deps));
  const page = await web.respond(request, { ...context, refusedLead });
  return new Response(page.body, {
    status: page.status === 200 ? status : page.status,
    headers: page.headers,
  });
}

async function renderSeoPage(pages: Pages, c: Context<HttpEnv>, page: PublicSeoPage): Promise<string> {
  const { deps, web } = pages;
  if (web === null) throw new Error("The pages are not built yet.");
  const visit: SeoVisit = { ...seoVisit(deps), seoPage: async () => page };
  const request = new Request(new URL(page.path, c.req.url));
  return (await web.respond(request, await loadContext(pages, c, visit))).text();
}

async function loadContext(
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
