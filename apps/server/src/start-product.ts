import type { Clock } from "#adapters/clock/clock.ts";
import { takeDataFolder } from "#kernel/db/data-folder/take-data-folder.ts";
import { createPrivately, keepPrivate, type Privacy } from "#kernel/db/data-folder/keep-private.ts";
import { DataDirLockedError, lockDataDir } from "#kernel/db/data-folder/lock.ts";
import { DataFolderRefused, makeDataFolder } from "#kernel/db/data-folder/make-data-folder.ts";
import { InvalidContent, readSiteContent } from "#kernel/content/read-site-content.ts";
import { refuseLongPath } from "#kernel/admin-socket/socket-path.ts";
import { listenMessage } from "#kernel/http/listening/listen-message.ts";
import { freePort } from "#kernel/http/listening/listeners.ts";
import { importDirectly } from "./import-directly.ts";
import { InvalidEnvironment, readEnv, type Env } from "./env.ts";
import type { DatabaseLocation } from "./serve-product.ts";

const NODE_MAJOR = 26;

export type Environment = Readonly<Record<string, string | undefined>>;

export type Start = {
  readonly clock: Clock;
  /** Only for tests: milliseconds that replace each limit on how long a request may wait (`serveProduct`). */
  readonly patienceMs?: number;
};

/** Starts the product from its settings; a problem that the operator can fix ends the process with one sentence. */
export async function startProduct(environment: Environment, how: Start): Promise<void> {
  try {
    await start(environment, how);
  } catch (error) {
    process.stderr.write(
      `${(await wordsFor(error, environment)) ?? `Not started.\n${error instanceof Error ? (error.stack ?? error.message) : String(error)}`}\n`,
    );
    process.exit(1);
  }
}

async function start(environment: Environment, how: Start): Promise<void> {
  const major = Number(process.versions.node.split(".", 1)[0]);
  if (major < NODE_MAJOR)
    throw new InvalidEnvironment(
      `Node ${NODE_MAJOR} or newer is needed, this is ${process.versions.node}. Use npm start.`,
    );
  createPrivately();
  const env = readEnv(environment);
  // Quick checks run before anything is created, because the rest takes seconds.
  const content = readSiteContent(env.contentDir);
  await refuseUnreadableCountries(env.geoDb);
  const { take, privacy } = enterDataFolder(env);
  await freePort(env);
  if (env.metrics !== null && env.metrics.port !== null) await freePort({ ...env, port: env.metrics.port });
  const place = take();
  // These imports are a thousand modules: they load while another process creates the files of a first start.
  importDirectly();
  const { serveProduct } = await import("./serve-product.ts");
  await serveProduct(env, { place, privacy, content, ...how });
}

/** Locks the folder of an embedded database; `take` then has the database created. */
function enterDataFolder({
  databaseUrl,
  databaseSystemUrl,
  databaseReadUrls,
  databasePooled,
  dataDir,
}: Env): {
  readonly privacy: Privacy;
  readonly take: () => DatabaseLocation;
} {
  if (databaseUrl === null) refuseLongPath(dataDir);
  // With PostgreSQL too, because files, archives and mails are there. Access is restricted only after the folder has
  // proved usable.
  makeDataFolder(dataDir);
  const privacy = keepPrivate(dataDir);
  if (databaseUrl !== null) {
    const place = {
      kind: "postgres",
      url: databaseUrl,
      systemUrl: databaseSystemUrl,
      readUrls: databaseReadUrls,
      pooled: databasePooled,
    } as const;
    return { privacy, take: () => place };
  }
  const lock = lockDataDir(dataDir);
  return { privacy, take: () => ({ kind: "embedded", folder: takeDataFolder(dataDir, lock) }) };
}

/** Without the file that the operator named nobody would be blocked, and nobody would notice. */
async function refuseUnreadableCountries(geoDb: string | null): Promise<void> {
  if (geoDb === null) return;
  const { isCountryDatabase } = await import("#adapters/geo/country-lookup.ts");
  if (!(await isCountryDatabase(geoDb)))
    throw new InvalidEnvironment(
      `GEO_DB must be a country database (mmdb) that can be read; ${geoDb} is none.`,
    );
}

/** One sentence for a problem that the operator can fix; null for a bug, which is printed with its stack. */
async function wordsFor(error: unknown, environment: Environment): Promise<string | null> {
  if (
    error instanceof InvalidEnvironment ||
    error instanceof InvalidContent ||
    error instanceof DataDirLockedError ||
    error instanceof DataFolderRefused
  )
    return error.message;
  const env = readEnv(environment);
  const { metrics } = env;
  const words =
    listenMessage(error, env) ??
    (metrics === null || metrics.port === null
      ? null
      : listenMessage(error, { ...env, port: metrics.port, setting: "METRICS_PORT" }));
  if (words !== null) return words;
  const { startMessage } = await import("#kernel/db/embedded/start-message.ts");
  return startMessage(error, env);
}
