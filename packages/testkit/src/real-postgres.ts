import { execFile, spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, rmSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";
import { promisify } from "node:util";
import pg from "pg";
import { endServer, isRunning, killServer, signalAll } from "./postgres-processes.ts";
import { postgresBinaries, replicationBinaries, unprivilegedUser } from "./postgres-binaries.ts";

export type RealPostgres = {
  /** A database of its own, as a login role that owns it and is not a superuser. */
  readonly url: string;
  /** Another empty database of the same cluster and login role. */
  createDatabase(): Promise<string>;
  /** `superuserAt`. */
  asSuperuser(url: string): string;
  /** The first database as another login role, which may only connect. */
  createLogin(role: string): Promise<string>;
  /**
   * A second server that follows this one's log as it is written. A commit waits for it when it is `synchronous` and this server is
   * `durable`; returns when it follows.
   */
  standby(options: { readonly synchronous: boolean }): Promise<Standby>;
  /** SIGKILL to the server and all its processes: like a power cut, except that the page cache is not lost. */
  crash(): Promise<void>;
  /** As an operator stops it: it disconnects its clients, aborts their transactions and writes what is in memory. */
  shutDown(): Promise<void>;
  /** After a crash, when it replays its log, or after `shutDown`. */
  restart(): Promise<void>;
  /** False after it ended, by one of these calls or by itself. */
  running(): boolean;
  /** Stops the server and all its processes: connections stay open and nothing answers. */
  freeze(): void;
  thaw(): void;
  stop(): Promise<void>;
};

export type Standby = {
  /** The database at the same address but for the server. */
  at(url: string): string;
  /** Both servers in one address, as an operator writes it, the standby first. */
  readonly onBoth: string;
  /** It ends its replay and takes writes: what an operator does when the primary is gone. */
  promote(): Promise<void>;
  /** As of the first server. */
  crash(): Promise<void>;
  restart(): Promise<void>;
  stop(): Promise<void>;
};

export type RealPostgresOptions = {
  /** fsync and synchronous commits on. Off by default: tests of races need speed, only kill tests need the disk. */
  readonly durable?: boolean;
  /** Counts what each statement costs to plan and to run (pg_stat_statements), where the server has that. */
  readonly counting?: boolean;
  /** The maximum number of connections; enough for one test file by default. */
  readonly connections?: number;
};

const superuser = "keystead_super";
const loginRole = "keystead_login";
const FIRST_DATABASE = "keystead_1";

/** A cluster of its own in a temporary folder, reached through a unix socket. Stop it at the end of the file. */
export async function realPostgres(options: RealPostgresOptions = {}): Promise<RealPostgres> {
  const cluster = await createCluster(options);
  let server = await startServer(cluster);
  const removeAtExit = () => {
    server.kill("SIGKILL");
    rmSync(cluster.folder, { recursive: true, force: true });
  };
  process.once("exit", removeAtExit);
  await asSuperuser(cluster, [`create role ${loginRole} login nosuperuser createrole`]);
  let databases = 0;
  const createDatabase = async () => {
    databases += 1;
    const name = `keystead_${databases}`;
    await asSuperuser(cluster, [`create database ${name} owner ${loginRole}`]);
    return urlOf(cluster, loginRole, name);
  };
  return {
    url: await createDatabase(),
    createDatabase,
    asSuperuser: superuserAt,
    createLogin: async (role) => {
      await asSuperuser(cluster, [`create role ${role} login nosuperuser`]);
      return urlOf(cluster, role, FIRST_DATABASE);
    },
    standby: (how) => startStandby(cluster, how),
    crash: () => killServer(server),
    shutDown: () => endServer(server, "SIGINT"),
    restart: async () => {
      server = await startServer(cluster);
    },
    running: () => isRunning(server),
    freeze: () => signalAll(server, "SIGSTOP"),
    thaw: () => signalAll(server, "SIGCONT"),
    stop: async () => {
      signalAll(server, "SIGCONT");
      process.off("exit", removeAtExit);
      // Immediate shutdown: nobody reads this folder again, so nothing needs to be flushed.
      await endServer(server, "SIGQUIT");
      rmSync(cluster.folder, { recursive: true, force: true });
    },
  };
}

/** The same database as the cluster's superuser, who may insert data without foreign key checks. */
export function superuserAt(url: string): string {
  return url.replace(`//${loginRole}@`, `//${superuser}@`);
}

let copies = 0;

/** Copies the database at that address, to which nobody may be connected; the same login role owns the copy. */
export async function copyDatabase(url: string): Promise<string> {
  copies += 1;
  const copied = new URL(url);
  const name = `copy_${process.pid}_${copies}`;
  const create = `create database ${name} template ${copied.pathname.slice(1)} owner ${loginRole} strategy file_copy`;
  await execute(maintenanceOf(copied), [create]);
  copied.pathname = `/${name}`;
  return copied.href;
}

/** Drops a copy, even while clients are still connected to it. */
export async function dropDatabase(url: string): Promise<void> {
  const dropped = new URL(url);
  await execute(maintenanceOf(dropped), [`drop database ${dropped.pathname.slice(1)} with (force)`]);
}

/** The database in which a superuser creates and drops others. */
function maintenanceOf(database: URL): string {
  const url = new URL(database);
  url.username = superuser;
  url.pathname = "/postgres";
  return url.href;
}

type Cluster = {
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

async function createCluster({
  durable = false,
  counting = false,
  connections = 80,
}: RealPostgresOptions): Promise<Cluster> {
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
  const brings = existsSync(join(bin, "../lib/pg_stat_statements.so"));
  return { folder, data, bin, durable, counting: counting && brings, connections };
}

/** The name by which a primary knows who follows it. */
const STANDBY = "keystead_standby";

async function startStandby(
  primary: Cluster,
  { synchronous }: { readonly synchronous: boolean },
): Promise<Standby> {
  const bin = replicationBinaries();
  if (bin === null) throw new Error("This PostgreSQL brings no pg_basebackup.");
  const user = unprivilegedUser();
  const folder = mkdtempSync(join(dirname(primary.folder), "keystead-pg-"));
  if (user !== undefined) chownSync(folder, user.uid, user.gid);
  const cluster = { ...primary, folder, data: join(folder, "data") };
  const run = (program: string, words: readonly string[]) =>
    promisify(execFile)(join(bin, program), words, {
      ...user,
      cwd: folder,
      env: serverEnvironment(folder),
    });
  const from = `host=${primary.folder} user=${superuser} application_name=${STANDBY}`;
  await run("pg_basebackup", ["-D", cluster.data, "-d", from, "-R", "-c", "fast", "--no-sync"]);
  let server = await startServer(cluster);
  const removeAtExit = () => {
    server.kill("SIGKILL");
    rmSync(folder, { recursive: true, force: true });
  };
  process.once("exit", removeAtExit);
  if (synchronous)
    await asSuperuser(primary, [
      `alter system set synchronous_standby_names = '${STANDBY}'`,
      "select pg_reload_conf()",
    ]);
  await following(primary, synchronous ? "sync" : "async");
  return {
    at(url) {
      const there = new URL(url);
      there.searchParams.set("host", folder);
      return there.href;
    },
    onBoth: `postgresql://${loginRole}@${[folder, primary.folder].map(encodeURIComponent).join(",")}/${FIRST_DATABASE}`,
    promote: async () => {
      await run("pg_ctl", ["promote", "-D", cluster.data]);
    },
    crash: () => killServer(server),
    restart: async () => {
      server = await startServer(cluster);
    },
    stop: async () => {
      process.off("exit", removeAtExit);
      await endServer(server, "SIGQUIT");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The primary tells nobody, so it is asked until the standby has caught up. */
async function following(primary: Cluster, how: "sync" | "async"): Promise<void> {
  const client = new pg.Client({ connectionString: urlOf(primary, superuser, "postgres") });
  await client.connect();
  try {
    for (;;) {
      const { rowCount } = await client.query(
        "select from pg_stat_replication where application_name = $1 and state = 'streaming' and sync_state = $2",
        [STANDBY, how],
      );
      if (rowCount === 1) return;
      await nextTurn();
    }
  } finally {
    await client.end();
  }
}

async function startServer({
  folder,
  data,
  bin,
  durable,
  counting,
  connections,
}: Cluster): Promise<ChildProcess> {
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

function asSuperuser(cluster: Cluster, statements: readonly string[]): Promise<void> {
  return execute(urlOf(cluster, superuser, "postgres"), statements);
}

async function execute(url: string, statements: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

function urlOf({ folder }: Cluster, role: string, database: string): string {
  return `postgresql://${role}@localhost/${database}?host=${encodeURIComponent(folder)}`;
}

/** The server gets nothing of our environment but what it needs to start. */
function serverEnvironment(folder: string): NodeJS.ProcessEnv {
  return { PATH: process.env["PATH"], HOME: folder, LC_ALL: "C", TZ: "UTC" };
}
