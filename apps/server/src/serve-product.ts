import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { unsaidFacts } from "@keystead/domain/site";
import type { Logger } from "pino";

import type { Clock } from "#adapters/clock/clock.ts";
import { openCountryLookup } from "#adapters/geo/country-lookup.ts";
import { openArchives, openStorage } from "#adapters/storage/open-storage.ts";
import { telegramBot } from "#adapters/telegram/telegram-bot.ts";
import { storedAuthSecret } from "#features/auth/index.ts";
import { seedStarterPages } from "#features/seo/index.ts";
import { PASSWORD_COST } from "#kernel/password-cost.ts";
import { serveAdminSocket, type AdminSocket } from "#kernel/admin-socket/serve-admin-socket.ts";
import type { SiteContents } from "#kernel/content/read-site-content.ts";
import type { DataFolder } from "#kernel/db/data-folder/take-data-folder.ts";
import type { EmbeddedDatabase } from "#kernel/db/embedded/embedded.ts";
import type { Privacy } from "#kernel/db/data-folder/keep-private.ts";
import { migrate } from "#kernel/db/migrate.ts";
import { oneLimit } from "#kernel/db/postgres/pools.ts";
import { openPostgres, type PostgresDatabase } from "#kernel/db/postgres/postgres.ts";
import { admitTenantLogin } from "#kernel/db/postgres/tenant-login.ts";
import { reservePort, type ReservedPort } from "#kernel/http/listening/listeners.ts";
import { createLog } from "#kernel/http/log.ts";
import { createSlots, slotBounds } from "#kernel/http/admission/slots.ts";
import { createMetrics } from "#kernel/metrics/metrics.ts";
import { countOutside } from "#kernel/metrics/count-outside.ts";
import { serveMetrics } from "#kernel/metrics/serve-metrics.ts";
import type { OnSent, OnStatement } from "#kernel/db/postgres/time-statements.ts";
import { listen, type Listening } from "#kernel/http/listening/listen.ts";
import { tracedDatabase } from "#kernel/tracing/traced.ts";
import type { Tracing } from "#kernel/tracing/tracing.ts";
import { loadWebBuild, openWebSources } from "#kernel/http/web-build/web-mount.ts";
import { answerOperator, type OperatorDeps } from "#operator/index.ts";
import { memoryOf } from "#pages/memory-of.ts";
import { createApp } from "./app.ts";
import { compose } from "./compose.ts";
import type { Deps } from "./deps.ts";
import type { Env } from "./env.ts";

/** The location of the records: a folder that only this process uses, or a PostgreSQL server. */
export type DatabaseLocation =
  | { readonly kind: "embedded"; readonly folder: DataFolder }
  | {
      readonly kind: "postgres";
      readonly url: string;
      readonly systemUrl: string | null;
      readonly readUrls: string | null;
      readonly pooled: boolean;
    };

type Start = {
  readonly place: DatabaseLocation;
  readonly privacy: Privacy;
  readonly content: SiteContents;
  readonly clock: Clock;
  /** Only for tests: milliseconds that replace each limit on how long a request may wait for the database. */
  readonly patienceMs?: number;
};

/** A supervisor waits for 10 s. Both databases recover if the process is killed at any moment. */
const STOP_MS = 9_500;

/** Opens the database, migrates it and serves until a signal ends the process. */
export async function serveProduct(
  settings: Env,
  { place, privacy, content, clock, patienceMs }: Start,
): Promise<void> {
  const reserved = settings.port === 0 ? await reservePort(settings) : undefined;
  const env = { ...settings, port: reserved?.port ?? settings.port };
  const log = createLog(env.logLevel, { tracing: env.tracing !== null });
  const tracing = await tracingOf(env, log);
  if (privacy.mended + privacy.open > 0) log.warn(privacy, "others could open the data folder");
  const metrics = env.metrics === null ? null : createMetrics();
  const db = tracedDatabase(
    await openDatabase(place, {
      log,
      patienceMs,
      onStatement: metrics?.statementTook,
      onSent: tracing?.statementSent,
    }),
    tracing,
  );
  await migrate(db);
  if (db.kind === "postgres") await admitTenantLogin(db);
  await seedStarterPages(db);
  const geo = await openCountryLookup({ path: env.geoDb, log });
  const telegram = env.telegram === null ? null : telegramBot(env.telegram);
  const files = await openStorage(env);
  const archives = await openArchives(env);
  const authSecret = storedAuthSecret({ configured: env.authSecret, dataDir: env.dataDir });
  const { deps, mailDestination, stop } = await compose({
    env,
    content,
    db,
    clock,
    log,
    geo,
    telegram,
    files,
    archives,
    authSecret,
    passwordCost: PASSWORD_COST,
    metrics,
    tracing,
    workers: true,
  });
  const operator = await serveOperator({ env, db, authSecret, now: clock.now });
  const listening = await listenFor(deps, { reserved, patienceMs });
  const scraped = await serveMetrics(metrics, env);
  sayPrivacy(env.dataDir, privacy);
  announce(env, listening.port, mailDestination);

  endOnSignal(log, async () => {
    await listening.drain();
    await operator?.close();
    await stop();
    scraped.close();
    await db.close();
    await tracing?.close();
  });
}

/** Serves the application with its pages, each request in one of a bounded number of slots. */
async function listenFor(
  deps: Deps,
  {
    reserved,
    patienceMs,
  }: { readonly reserved: ReservedPort | undefined; readonly patienceMs: number | undefined },
): Promise<Listening> {
  const { env, log, metrics } = deps;
  const webFolder = fileURLToPath(new URL("../../web", import.meta.url));
  const web = env.developing ? await openWebSources(webFolder) : await loadWebBuild(join(webFolder, "build"));
  const bounds = slotBounds(deps.db.kind);
  const slots = createSlots({ ...bounds, maxWaitMs: patienceMs ?? bounds.maxWaitMs });
  return listen(
    createApp(deps, { web, slots, ...(patienceMs === undefined ? {} : { requestMs: patienceMs }) }),
    { port: env.port, host: env.host, ...(reserved === undefined ? {} : { reserved }) },
    {
      https: env.baseUrl?.startsWith("https:") ?? false,
      log,
      slots,
      ...countOutside(metrics, memoryOf(deps, web)),
      modules: web?.modules,
    },
  );
}

/** The packages are loaded only if tracing is set: they would cost every start time and memory. */
async function tracingOf({ tracing }: Env, log: Logger): Promise<Tracing | null> {
  if (tracing === null) return null;
  const { openTracing } = await import("#kernel/tracing/open-tracing.ts");
  return openTracing(tracing, log);
}

type Opening = {
  readonly log: Logger;
  readonly patienceMs: number | undefined;
  readonly onStatement: OnStatement | undefined;
  readonly onSent: OnSent | undefined;
};

async function openDatabase(
  place: DatabaseLocation,
  { log, patienceMs, onStatement, onSent }: Opening,
): Promise<EmbeddedDatabase | PostgresDatabase> {
  if (place.kind === "embedded") {
    // Loaded only here, so that a server on PostgreSQL does not keep the embedded database in its memory.
    const { openEmbedded } = await import("#kernel/db/embedded/embedded.ts");
    return openEmbedded(
      place.folder,
      (error) => log.fatal({ err: error }, "a write did not reach the disk, stopped"),
      onStatement,
    );
  }
  return openPostgres({
    url: place.url,
    systemUrl: place.systemUrl,
    readUrls: place.readUrls,
    onSilentStandby: (host, error) =>
      log.warn({ err: error, host }, "a standby does not answer, reads go to the primary"),
    pooled: place.pooled,
    ...(onStatement === undefined ? {} : { onStatement }),
    ...(onSent === undefined ? {} : { onSent }),
    ...(patienceMs === undefined ? {} : { limits: oneLimit(patienceMs) }),
    onLostConnection: (error) => log.warn({ err: error }, "database connection lost"),
  });
}

/** Only the embedded database is locked by this process; on PostgreSQL the commands connect by themselves. */
async function serveOperator({
  env: { dataDir, s3 },
  db,
  authSecret,
  now,
}: Pick<OperatorDeps, "authSecret" | "now"> & {
  readonly env: Env;
  readonly db: EmbeddedDatabase | PostgresDatabase;
}): Promise<AdminSocket | null> {
  if (db.kind !== "embedded") return null;
  return serveAdminSocket(dataDir, (request) =>
    answerOperator({ db, dataDir, s3, authSecret, now }, request),
  );
}

/** Stops the parts in order, each after everything that uses it has stopped. */
function endOnSignal(log: Logger, end: () => Promise<void>): void {
  let stopping = false;
  const shutDown = async (): Promise<void> => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => {
      log.error("not everything had ended in time");
      process.exit(1);
    }, STOP_MS).unref();
    await end();
    log.info("stopped");
  };
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.on(signal, () => {
      shutDown().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    });
  }
}

/** Prints for the person at the terminal the address, where data and mails are, and how to stop the product. */
function announce(env: Env, port: number, mailDestination: string): void {
  const address = env.baseUrl ?? `http://localhost:${port}`;
  const store = env.databaseUrl === null ? join(env.dataDir, "pg") : "PostgreSQL (DATABASE_URL)";
  process.stdout.write(
    `\n${env.appName} is running at ${address}\n  Data:  ${store}\n  Mails: ${mailDestination}${env.smtpUrl === null ? " (no SMTP_URL: open the .html files there)" : ""}${unsaidLine(env)}\n  Stop:  Ctrl+C\n\n`,
  );
}

/** The operator's facts that are missing on the public pages. */
function unsaidLine({ operator, publicSite }: Env): string {
  const unsaid = unsaidFacts(operator).map((fact) => `OPERATOR_${fact.toUpperCase()}`);
  return publicSite && unsaid.length > 0 ? `\n  Legal: not set: ${unsaid.join(", ")}` : "";
}

function sayPrivacy(dataDir: string, { mended, open }: Privacy): void {
  if (mended > 0)
    process.stdout.write(
      `Mended: ${mended} files and folders in ${dataDir} were open to others. They no longer are.\n`,
    );
  if (open > 0)
    process.stdout.write(
      `Look after: ${open} files and folders in ${dataDir} are open to others, and their modes cannot be changed.\n`,
    );
}
