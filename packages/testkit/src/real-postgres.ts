import { rmSync } from "node:fs";
import {
  asSuperuser,
  clusterUrl,
  createCluster,
  FIRST_DATABASE,
  loginRole,
  runStatements,
  startPostgres,
  superuser,
} from "./postgres/postgres-cluster.ts";
import type { RealPostgresOptions } from "./postgres/postgres-cluster.ts";
import { endServer, isServerRunning, killServer, signalAll } from "./postgres/postgres-processes.ts";
import { type Standby, startStandby } from "./postgres/postgres-standby.ts";

export type RealPostgres = {
  /** A database of its own, as a login role that owns it and is not a superuser. */
  readonly url: string;
  /** Another empty database of the same cluster and login role. */
  createDatabase(): Promise<string>;
  /** The same database as superuser, by `superuserAt`. */
  asSuperuser(url: string): string;
  /** The first database as another login role, which may only connect. */
  createLogin(role: string): Promise<string>;
  /**
   * A standby server that streams this server's log. If it is `synchronous` and this server `durable`, a commit waits
   * for it. Returns when it streams. Several standbys need different names.
   */
  standby(options: { readonly synchronous: boolean; readonly name?: string }): Promise<Standby>;
  /** SIGKILL to the server and all its processes: like a power cut, except that the page cache is not lost. */
  crash(): Promise<void>;
  /**
   * As an operator stops the server: it disconnects its clients, aborts their transactions and writes what is in
   * memory.
   */
  shutDown(): Promise<void>;
  /** Starts the server again: after a crash, when it replays its log, or after `shutDown`. */
  restart(): Promise<void>;
  /** False after the server ended, by one of these calls or by itself. */
  running(): boolean;
  /** Stops the server and all its processes: connections stay open and nothing answers. */
  freeze(): void;
  thaw(): void;
  stop(): Promise<void>;
};

/** A cluster of its own in a temporary folder, reached through a unix socket. Stop it at the end of the file. */
export async function realPostgres(options: RealPostgresOptions = {}): Promise<RealPostgres> {
  const cluster = await createCluster(options);
  let server = await startPostgres(cluster);
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
    return clusterUrl(cluster, loginRole, name);
  };
  return {
    url: await createDatabase(),
    createDatabase,
    asSuperuser: superuserAt,
    createLogin: async (role) => {
      await asSuperuser(cluster, [`create role ${role} login nosuperuser`]);
      return clusterUrl(cluster, role, FIRST_DATABASE);
    },
    standby: (how) => startStandby(cluster, how),
    crash: () => killServer(server),
    shutDown: () => endServer(server, "SIGINT"),
    restart: async () => {
      server = await startPostgres(cluster);
    },
    running: () => isServerRunning(server),
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
  await runStatements(maintenanceOf(copied), [create]);
  copied.pathname = `/${name}`;
  return copied.href;
}

/** Drops a copy, even while clients are still connected to it. */
export async function dropDatabase(url: string): Promise<void> {
  const dropped = new URL(url);
  await runStatements(maintenanceOf(dropped), [`drop database ${dropped.pathname.slice(1)} with (force)`]);
}

/** The database in which a superuser creates and drops others. */
function maintenanceOf(database: URL): string {
  const url = new URL(database);
  url.username = superuser;
  url.pathname = "/postgres";
  return url.href;
}
