import { execFile } from "node:child_process";
import { chownSync, mkdtempSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";
import { promisify } from "node:util";
import pg from "pg";
import { replicationBinaries, unprivilegedUser } from "../postgres-binaries.ts";
import {
  asSuperuser,
  clusterUrl,
  FIRST_DATABASE,
  loginRole,
  serverEnvironment,
  startPostgres,
  superuser,
} from "./postgres-cluster.ts";
import type { PostgresCluster } from "./postgres-cluster.ts";
import { endServer, killServer } from "./postgres-processes.ts";

export type Standby = {
  /** The same address on the standby server. */
  at(url: string): string;
  /** Both servers in one address, as an operator writes it, the standby first. */
  readonly onBoth: string;
  /** Ends the replay and accepts writes, as an operator does when the primary is lost. */
  promote(): Promise<void>;
  /** As `crash` of the first server. */
  crash(): Promise<void>;
  restart(): Promise<void>;
  stop(): Promise<void>;
};

/** The name by which a primary identifies its standby, unless there are several. */
const STANDBY = "keystead_standby";

/** Starts a standby that follows the primary, with a copy of its files. */
export async function startStandby(
  primary: PostgresCluster,
  { synchronous, name = STANDBY }: { readonly synchronous: boolean; readonly name?: string },
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
  const from = `host=${primary.folder} user=${superuser} application_name=${name}`;
  await run("pg_basebackup", ["-D", cluster.data, "-d", from, "-R", "-c", "fast", "--no-sync"]);
  let server = await startPostgres(cluster);
  const removeAtExit = () => {
    server.kill("SIGKILL");
    rmSync(folder, { recursive: true, force: true });
  };
  process.once("exit", removeAtExit);
  if (synchronous)
    await asSuperuser(primary, [
      `alter system set synchronous_standby_names = '${name}'`,
      "select pg_reload_conf()",
    ]);
  await following(primary, { name, how: synchronous ? "sync" : "async" });
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
      server = await startPostgres(cluster);
    },
    stop: async () => {
      process.off("exit", removeAtExit);
      await endServer(server, "SIGQUIT");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Polls the primary until the standby streams; the primary reports it in no other way. */
async function following(
  primary: PostgresCluster,
  { name, how }: { readonly name: string; readonly how: "sync" | "async" },
): Promise<void> {
  const client = new pg.Client({ connectionString: clusterUrl(primary, superuser, "postgres") });
  await client.connect();
  try {
    for (;;) {
      const { rowCount } = await client.query(
        "select from pg_stat_replication where application_name = $1 and state = 'streaming' and sync_state = $2",
        [name, how],
      );
      if (rowCount === 1) return;
      await nextTurn();
    }
  } finally {
    await client.end();
  }
}
