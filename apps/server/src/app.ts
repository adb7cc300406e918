import { Hono } from "hono";
import { compress } from "hono/compress";

import type { Deps } from "#deps.ts";
import { leadFormRoutes } from "#features/leads/index.ts";
import { unsubscribeRoutes } from "#features/notices/index.ts";
import { crawlerRoutes } from "#features/site/index.ts";
import { apiDocsRoutes } from "#kernel/api-docs/api-docs-routes.ts";
import { createApiHandler } from "#kernel/api/api-handler.ts";
import type { RequestContext } from "#kernel/api/procedures.ts";
import { PICTURES } from "#kernel/content/read-site-content.ts";
import { REQUEST_MS, withinDatabaseTime } from "#kernel/db/postgres/database-time.ts";
import type { HttpEnv } from "#kernel/http/context.ts";
import { refusalResponse } from "#kernel/http/refusal-response.ts";
import { errorBody } from "#kernel/http/error-body.ts";
import { limitBody, offerSession, readCookie, refuseOddRequests } from "#kernel/http/pipeline.ts";
import { requestFrame } from "#kernel/http/request-frame.ts";
import { readOwnWrites } from "#kernel/http/written-position.ts";
import { metricsHandler } from "#kernel/metrics/metrics-routes.ts";
import type { Slots } from "#kernel/http/admission/slots.ts";
import { takeSlot } from "#kernel/http/admission/take-slot.ts";
import { serveClientFiles, serveContentPictures, type WebBuild } from "#kernel/http/web-build/web-mount.ts";
import { drawPlansAgain } from "#pages/draw-plans-again.ts";
import { drawSeoPage } from "#pages/draw-seo-page.ts";
import { openPages, type Pages } from "#pages/load-context.ts";
import { pageRoutes } from "#pages/page-routes.ts";
import { sharePictureRoutes } from "#pages/share/share-picture-routes.ts";
import { registry } from "./features.ts";

export type App = Hono<HttpEnv>;

export type Wiring = {
  /** Null without a build. */
  readonly web: WebBuild | null;
  readonly slots: Slots;
  /** How long a request may wait for the database. */
  readonly requestMs?: number;
  /** Additional plain routes under `/api`, for a test. */
  readonly routes?: readonly Hono<HttpEnv>[];
};

/** The whole HTTP interface, in the order of architecture.md "A request". */
export function createApp(deps: Deps, { web, slots, requestMs = REQUEST_MS, routes = [] }: Wiring): App {
  const app = new Hono<HttpEnv>();
  const pages = openPages(deps, web);
  app.use(requestFrame(deps));
  // Answers of the API do not repeat input of their request, so their compressed length reveals nothing; pages decide
  // for themselves.
  const gzipped = compress({ encoding: "gzip", contentTypeFilter: /^application\/json/ });
  // Without Accept-Encoding the answer is passed on unchanged.
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
  const { metrics } = deps;
  if (metrics !== null && deps.env.metrics?.port === null)
    app.get("/metrics", metricsHandler(metrics, deps.env.metrics.token));
  app.get(`${PICTURES.address}/*`, serveContentPictures(deps.env.contentDir));
  if (web !== null) app.get("*", serveClientFiles(web));
  app.use(readCookie(deps));
  app.use(limitBody());
  app.use(takeSlot(slots));
  // The time that a request waited for a place counts towards its time for the database.
  app.use((c, next) => withinDatabaseTime(Math.max(0, requestMs - c.get("waitedMs")), next));
  app.use(readOwnWrites(deps));
  app.use(offerSession(deps));
  for (const brought of [...registry.routes(deps), ...routes]) app.route("/api", brought);
  app.route("/", crawlerRoutes(deps));
  app.route("/", unsubscribeRoutes(deps));
  mountContract(app, pages);
  app.route(
    "/api",
    apiDocsRoutes(
      { appName: deps.env.appName, https: deps.env.baseUrl?.startsWith("https:") ?? false },
      registry.references,
    ),
  );
  app.all("/api/*", (c) => c.json(errorBody("NOT_FOUND", 404), 404));
  app.route(
    "/",
    leadFormRoutes(deps, (c, refusedLead, status) => drawPlansAgain(pages, c, { refusedLead, status })),
  );
  app.route("/", sharePictureRoutes(pages));
  app.route("/", pageRoutes(pages));
  app.onError((error, c) => refusalResponse(c, error));
  return app;
}

function mountContract(app: App, pages: Pages): void {
  const handler = createApiHandler(registry.router);
  app.all("/api/v1/*", async (c) => {
    const context: RequestContext = {
      ...c.get("caller"),
      answerHeaders: new Headers(),
      noteRoute: (pattern) => c.set("procedureRoute", `/api/v1${pattern}`),
      renderSeoPage: (page) => drawSeoPage(pages, c, page),
    };
    const { matched, response } = await handler.handle(c.req.raw, { prefix: "/api/v1", context });
    for (const [name, value] of context.answerHeaders) response?.headers.set(name, value);
    return matched ? response : c.json(errorBody("NOT_FOUND", 404), 404);
  });
}
