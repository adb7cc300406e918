import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Writable } from "node:stream";

import { contract } from "@keystead/contract";
import { fixedClock, type FixedClock } from "@keystead/testkit/clock";
import { freshEmbedded } from "@keystead/testkit/databases";
import { mailServer, type MailServer } from "@keystead/testkit/mail-server";
import { dropDatabase } from "@keystead/testkit/real-postgres";
import { createORPCClient } from "@orpc/client";
import type { ContractRouterClient } from "@orpc/contract";
import { OpenAPILink } from "@orpc/openapi-client/fetch";
import type { Hono } from "hono";

import { openCountryLookup, type CountryLookup } from "#adapters/geo/country-lookup.ts";
import { openArchives, openStorage } from "#adapters/storage/open-storage.ts";
import type { TelegramSender } from "#adapters/telegram/telegram-bot.ts";
import type { Deps } from "#deps.ts";
import { readSiteContent } from "#kernel/content/read-site-content.ts";
import type { PasswordCost } from "#kernel/password-cost.ts";
import { openEmbeddedInMemory, type EmbeddedDatabase } from "#kernel/db/embedded/embedded.ts";
import { migrate } from "#kernel/db/migrate.ts";
import { oneLimit } from "#kernel/db/postgres/pools.ts";
import { openPostgres, type PostgresDatabase } from "#kernel/db/postgres/postgres.ts";
import { admitTenantLogin } from "#kernel/db/postgres/tenant-login.ts";
import type { HttpEnv } from "#kernel/http/context.ts";
import { createLog } from "#kernel/http/log.ts";
import type { Ticker } from "#kernel/http/admission/body-pace.ts";
import { createSlots, slotBounds, type SlotBounds } from "#kernel/http/admission/slots.ts";
import { listen } from "#kernel/http/listening/listen.ts";
import type { WebBuild } from "#kernel/http/web-build/web-mount.ts";
import { countOutside } from "#kernel/metrics/count-outside.ts";
import { createMetrics, type Metrics } from "#kernel/metrics/metrics.ts";
import { tracedDatabase } from "#kernel/tracing/traced.ts";
import { openTracing } from "#kernel/tracing/open-tracing.ts";
import type { Tracing } from "#kernel/tracing/tracing.ts";
import { memoryOf } from "#pages/memory-of.ts";
import { createApp, type App } from "../app.ts";
import { compose } from "../compose.ts";
import { readEnv } from "../env.ts";
import { cookieOf } from "./requests/cookie-of.ts";
import { freshPostgres, usualDatabase, type TestDatabase } from "./run-database.ts";
import { TEST_AUTH_SECRET } from "./processes/server-process.ts";

export type TestClient = ContractRouterClient<typeof contract>;

/** A signed-in person: their cookie and their IP address. */
export type TestSession = {
  readonly email: string;
  readonly password: string;
  readonly cookie: string;
  readonly ip: string;
};

export type TestCall = {
  readonly method?: string;
  readonly body?: unknown;
  readonly session?: TestSession;
  readonly headers?: Readonly<Record<string, string>>;
  readonly ip?: string;
};

export type TestApp = {
  readonly app: App;
  readonly db: Database;
  readonly deps: Deps;
  readonly clock: FixedClock;
  readonly mails: MailServer;
  readonly url: string;
  /** Lines of the server's log so far. */
  readonly logLines: readonly string[];
  /** One request over HTTP with a JSON body, from a new IP address by default. */
  readonly call: (path: string, call?: TestCall) => Promise<Response>;
  readonly signUp: (email?: string) => Promise<TestSession>;
  /** The typed client as this person; `workspaceId` selects a workspace other than their own. */
  readonly client: (session?: TestSession | null, options?: { readonly workspaceId?: string }) => TestClient;
  /** Runs the jobs that are due; mails have arrived when it returns. */
  readonly runJobs: () => Promise<void>;
  readonly freshIp: () => string;
  readonly close: () => Promise<void>;
};

type Database = EmbeddedDatabase | PostgresDatabase;

export type TestAppOptions = {
  /** PostgreSQL by default; the embedded database in the `embedded` test set (docs/decisions/0034). */
  readonly db?: TestDatabase | undefined;
  /** A PostgreSQL that another instance uses already: two processes on one database. */
  readonly postgresUrl?: string;
  /** With `postgresUrl` as the tenants' login, this is the system login (docs/decisions/0018). */
  readonly systemUrl?: string;
  /** An open database that another instance of the same worker uses already; it stays open on close. */
  readonly shareWith?: TestApp;
  readonly now?: string;
  /**
   * A small part of the product's own cost, because hundreds of people sign up in a run; some tests check the cost
   * itself.
   */
  readonly passwordCost?: PasswordCost;
  readonly env?: Readonly<Record<string, string>>;
  readonly geo?: CountryLookup;
  readonly telegram?: TelegramSender;
  readonly web?: WebBuild;
  /** Lanes with smaller capacity than the product's. */
  readonly slots?: Partial<SlotBounds>;
  /** The ticks at which the rate of request bodies is checked; by default there are none. */
  readonly bodyTicker?: Ticker;
  /** Plain routes of the test itself, under `/api`. */
  readonly routes?: Hono<HttpEnv>;
};

const CHEAP_PASSWORDS: PasswordCost = { rounds: 1024, size: 8 };

/**
 * The product answers 503 to a request that waits too long. On a busy machine that depends on chance, so here a
 * request may wait as long as its test; `database-faults`, `timed-pool` and `serve` test the limits themselves.
 */
const FAR_MS = 600_000;

let people = 0;
let addresses = 0;

/** The whole server on a free port, with a real database and a real mail server; only the clock is fake. */
// oxlint-disable-next-line max-lines-per-function -- one server: what is started is stopped in reverse
export async function testApp(options: TestAppOptions = {}): Promise<TestApp> {
  const mails = await mailServer();
  const dataDir = mkdtempSync(join(tmpdir(), "keystead-test-"));
  const clock = fixedClock(options.now ?? "2026-03-10T09:00:00Z");
  const logLines: string[] = [];
  const log = createLog("info", {
    destination: new Writable({
      write: (chunk: Buffer, _encoding, done) => (logLines.push(chunk.toString()), done()),
    }),
    tracing: options.env?.["OTEL_EXPORTER_OTLP_ENDPOINT"] !== undefined,
  });
  // The tests act as a trusted proxy, so that each visitor can have an IP address of their own.
  const env = readEnv({
    PORT: "0",
    DATA_DIR: dataDir,
    SMTP_URL: mails.url,
    AUTH_SECRET: TEST_AUTH_SECRET,
    TRUST_PROXY: "loopback",
    ...options.env,
  });
  const metrics = env.metrics === null ? null : createMetrics();
  const tracing = env.tracing === null ? null : openTracing(env.tracing, log, FAR_MS);
  const { db: opened, release } = await database(options, { metrics, tracing });
  const db = tracedDatabase(opened, tracing);
  const geo = options.geo ?? (await openCountryLookup({ path: env.geoDb, log }));
  const { deps, stop } = await compose({
    env,
    content: readSiteContent(env.contentDir),
    db,
    clock,
    log,
    geo,
    telegram: options.telegram ?? null,
    files: await openStorage(env),
    archives: await openArchives(env),
    authSecret: TEST_AUTH_SECRET,
    passwordCost: options.passwordCost ?? CHEAP_PASSWORDS,
    metrics,
    tracing,
    workers: false,
  });
  const slots = createSlots({ ...slotBounds(db.kind), maxWaitMs: FAR_MS, ...options.slots });
  const app = createApp(deps, {
    web: options.web ?? null,
    slots,
    requestMs: FAR_MS,
    routes: options.routes === undefined ? [] : [options.routes],
  });
  const listening = await listen(
    app,
    { port: 0, host: "127.0.0.1" },
    {
      https: env.baseUrl?.startsWith("https:") ?? false,
      log,
      slots,
      ...countOutside(metrics, memoryOf(deps, options.web ?? null)),
      // The clients of the tests keep connections open that they will not use again.
      graceMs: 0,
      // Long, because an idle connection closed just as it is used again is reset; Node allows at most 5 minutes.
      headersMs: 300_000,
      keepAliveMs: FAR_MS,
      bodyMs: FAR_MS,
      bodyTicker: options.bodyTicker ?? (() => () => {}),
    },
  );
  const url = `http://127.0.0.1:${listening.port}`;

  return {
    app,
    db,
    deps,
    clock,
    mails,
    url,
    logLines,
    ...visitorsOf({ url, origin: env.baseUrl ?? url }),
    async runJobs() {
      await deps.jobs.drain();
    },
    async close() {
      await listening.drain();
      await stop();
      metrics?.close();
      await tracing?.close();
      await mails.stop();
      await release();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

type Visitors = Pick<TestApp, "call" | "freshIp" | "signUp" | "client">;

/** The visitors of the server: each call comes from an address of its own, or from that of its session. */
function visitorsOf({ url, origin }: { readonly url: string; readonly origin: string }): Visitors {
  const call: TestApp["call"] = (path, given = {}) => {
    const headers = new Headers({
      origin,
      "x-forwarded-for": given.ip ?? given.session?.ip ?? freshIp(),
      ...given.headers,
    });
    if (given.session !== undefined) headers.set("cookie", given.session.cookie);
    const method = given.method ?? (given.body === undefined ? "GET" : "POST");
    if (given.body === undefined) return fetch(url + path, { method, headers, redirect: "manual" });
    headers.set("content-type", headers.get("content-type") ?? "application/json");
    return fetch(url + path, {
      method,
      headers,
      redirect: "manual",
      body: typeof given.body === "string" ? given.body : JSON.stringify(given.body),
    });
  };

  return {
    call,
    freshIp,
    async signUp(email = `person-${(people += 1)}@example.com`) {
      const password = "correct horse";
      const ip = freshIp();
      const answer = await call("/api/auth/sign-up/email", { body: { email, password }, ip });
      if (!answer.ok) throw new Error(`sign-up answered ${answer.status}: ${await answer.text()}`);
      return { email, password, cookie: cookieOf(answer), ip };
    },
    client(session, { workspaceId } = {}) {
      const headers = {
        origin,
        "x-forwarded-for": session?.ip ?? freshIp(),
        ...(session === undefined || session === null ? {} : { cookie: session.cookie }),
        ...(workspaceId === undefined ? {} : { "x-workspace-id": workspaceId }),
      };
      return createORPCClient(new OpenAPILink(contract, { url: `${url}/api/v1`, headers }));
    },
  };
}

type Watching = { readonly metrics: Metrics | null; readonly tracing: Tracing | null };

async function database(
  options: TestAppOptions,
  watching: Watching,
): Promise<{ readonly db: Database; readonly release: () => Promise<void> }> {
  if (options.shareWith !== undefined) return { db: options.shareWith.db, release: async () => {} };
  if (options.postgresUrl !== undefined)
    return openedPostgres(options.postgresUrl, { systemUrl: options.systemUrl ?? null, ...watching });
  if ((options.db ?? usualDatabase()) === "postgres") {
    const url = await freshPostgres();
    const { db, release } = await openedPostgres(url, { systemUrl: null, ...watching });
    return {
      db,
      async release() {
        await release();
        await dropDatabase(url);
      },
    };
  }
  // One per worker, emptied for each test app; it outlives the app.
  return { db: await freshEmbedded({ open: openEmbeddedInMemory, migrate }), release: async () => {} };
}

async function openedPostgres(
  url: string,
  { systemUrl, metrics, tracing }: Watching & { readonly systemUrl: string | null },
): Promise<{ readonly db: PostgresDatabase; readonly release: () => Promise<void> }> {
  const db = await openPostgres({
    url,
    systemUrl,
    limits: oneLimit(FAR_MS),
    ...(metrics === null ? {} : { onStatement: metrics.statementTook }),
    ...(tracing === null ? {} : { onSent: tracing.statementSent }),
  });
  await migrate(db);
  await admitTenantLogin(db);
  return { db, release: () => db.close() };
}

/** 100.64.0.0/10 belongs to no country. */
function freshIp(): string {
  addresses += 1;
  return `100.${64 + (Math.floor(addresses / 62_500) % 64)}.${Math.floor(addresses / 250) % 250}.${1 + (addresses % 250)}`;
}
