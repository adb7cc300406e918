import type { Clock } from "#adapters/clock/clock.ts";
import { takeDataFolder } from "#kernel/db/data-folder/data-folder.ts";
import { createPrivately, keepPrivate } from "#kernel/db/data-folder/keep-private.ts";
import { DataDirLockedError } from "#kernel/db/data-folder/lock.ts";
import { InvalidContent } from "#kernel/content/read-site-content.ts";
import { InvalidEnvironment, readEnv, type Env } from "./env.ts";
import type { DatabaseLocation } from "./serve-product.ts";

const NODE_MAJOR = 26;

export type Environment = Readonly<Record<string, string | undefined>>;

export type Start = {
  readonly clock: Clock;
  /** Tests alone: milliseconds that replace each limit on how long a request may wait (`serveProduct`). */
  readonly patienceMs?: number;
};

/** Starts the product from its settings; what the operator can put right ends the process with one sentence. */
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
  const privacy = keepPrivate(env.dataDir);
  const place = placeOf(env);
  // A thousand modules: they load while another process makes the files of a first start.
  const { serveProduct } = await import("./serve-product.ts");
  await serveProduct(env, { place, privacy, ...how });
}

function placeOf({ databaseUrl, databaseSystemUrl, dataDir }: Env): DatabaseLocation {
  return databaseUrl === null
    ? { kind: "embedded", folder: takeDataFolder(dataDir) }
    : { kind: "postgres", url: databaseUrl, systemUrl: databaseSystemUrl };
}

/** One sentence for what the operator can put right; a bug keeps its stack. */
async function wordsFor(error: unknown, environment: Environment): Promise<string | null> {
  if (
    error instanceof InvalidEnvironment ||
    error instanceof InvalidContent ||
    error instanceof DataDirLockedError
  )
    return error.message;
  const { startWords } = await import("#kernel/db/embedded/start-words.ts");
  return startWords(error, readEnv(environment));
}
