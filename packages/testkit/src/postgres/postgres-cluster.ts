import { execFile, spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, realpathSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import pg from "pg";
import { postgresBinaries, unprivilegedUser } from "../postgres-binaries.ts";

export type RealPostgresOptions = {
  /** fsync and synchronous commits on. Off by default: tests of races need speed, only kill tests need the disk. */
  readonly durable?: boolean;
  /** Counts what each statement costs to plan and to run (pg_stat_statements), if the server has the extension. */
  readonly counting?: boolean;
  /** The maximum number of connections; enough for one test file by default. */
  readonly connections?: number;
};

export const superuser = "keystead_super";
export const loginRole = "keystead_login";
export const FIRST_DATABASE = "keystead_1";

/** The files of a server, and how it is started. */
export type PostgresCluster = {
  readonly folder: string;
  readonly data: string;
  readonly bin: string;
  readonly durable: boolean;
  readonly counting: boolean;
  readonly connections: number;
};

/** Linux keeps these files in memory. */
const MEMORY = "/dev/shm";
/** Enough for the copies of a run that exist at one time, with room to spare. */
const ENOUGH_BYTES = 4 * 1024 ** 3;

/** In memory where there is enough: copying a database took 170 ms on disk and takes 33 ms there. */
function fastestFolder(): string {
  if (!existsSync(MEMORY)) return tmpdir();
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize >= ENOUGH_BYTES ? MEMORY : tmpdir();
}

/** An empty cluster in a temporary folder, not started yet. */
export async function createCluster({
  durable = false,
  counting = false,
  connections = 80,
}: RealPostgresOptions): Promise<PostgresCluster> {
  const user = unprivilegedUser();
  const folder = mkdtempSync(join(durable ? tmpdir() : fastestFolder(), "keystead-pg-"));
  if (user !== undefined) chownSync(folder, user.uid, user.gid);
  const bin = postgresBinaries();
  const data = join(folder, "data");
  const settings = ["--auth=trust", "--encoding=UTF8", "--locale=C", "--no-sync"];
  await promisify(execFile)(join(bin, "initdb"), ["-D", data, "-U", superuser, ...settings], {
    ...user,
    cwd: folder,
    env: serverEnvironment(folder),
  });
  return { folder, data, bin, durable, counting: counting && bringsCounting(bin), connections };
}

/**
 * Whether the server has the extension, beside its real folder: PATH may lead to a link. The dev dependency has one
 * more folder level.
 */
function bringsCounting(bin: string): boolean {
  const folder = dirname(realpathSync(join(bin, "postgres")));
  return ["../lib", "../lib/postgresql"].some((lib) =>
    existsSync(join(folder, lib, "pg_stat_statements.so")),
  );
}

/** Starts the server of a cluster, and returns when it takes connections. */
export async function startPostgres({
  folder,
  data,
  bin,
  durable,
  counting,
  connections,
}: PostgresCluster): Promise<ChildProcess> {
  const onDisk = durable ? "on" : "off";
  const settings = [
    "listen_addresses=",
    `unix_socket_directories=${folder}`,
    `fsync=${onDisk}`,
    `synchronous_commit=${onDisk}`,
    `full_page_writes=${onDisk}`,
    `max_connections=${connections}`,
    "shared_buffers=32MB",
    "lc_messages=C",
    ...(counting
      ? ["shared_preload_libraries=pg_stat_statements", "pg_stat_statements.track_planning=on"]
      : []),
  ].flatMap((setting) => ["-c", setting]);
  const server = spawn(join(bin, "postgres"), ["-D", data, ...settings], {
    ...unprivilegedUser(),
    cwd: folder,
    env: serverEnvironment(folder),
    stdio: ["ignore", "ignore", "pipe"],
  });
  await ready(server);
  return server;
}

/**
 * Resolves at PostgreSQL's own message, which a higher `log_min_messages` would suppress. Either it listens or it ends;
 * how long that takes depends on the disk, so there is no timeout here.
 */
function ready(server: ChildProcess): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  let log = "";
  server.stderr?.on("data", (chunk: Buffer) => {
    log = (log + chunk.toString()).slice(-4_000);
    if (/ready to accept (?:read-only )?connections/.test(log)) resolve();
  });
  server.once("error", reject);
  server.once("exit", () => reject(new Error(`PostgreSQL did not start: ${log}`)));
  return promise;
}

export function asSuperuser(cluster: PostgresCluster, statements: readonly string[]): Promise<void> {
  return runStatements(clusterUrl(cluster, superuser, "postgres"), statements);
}

export async function runStatements(url: string, statements: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

export function clusterUrl({ folder }: PostgresCluster, role: string, database: string): string {
  return `postgresql://${role}@localhost/${database}?host=${encodeURIComponent(folder)}`;
}

/** The server gets only the environment variables that it needs to start. */
export function serverEnvironment(folder: string): NodeJS.ProcessEnv {
  return { PATH: process.env["PATH"], HOME: folder, LC_ALL: "C", TZ: "UTC" };
}
