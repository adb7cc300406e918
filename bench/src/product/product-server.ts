import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { realPostgres, type RealPostgres } from "@keystead/testkit/real-postgres";
import pg from "pg";

import { nodeFlags } from "../../../scripts/lib/node-flags.mjs";
import { seedStarterPages } from "../../../apps/server/src/features/seo/index.ts";
import { testApp, type TestApp } from "../../../apps/server/src/testing/test-app.ts";
import { freeLocalPort, untilServed } from "./served.ts";

/** A database before the product starts on it, and an application in this process to fill it. */
export type Prepared = {
  readonly app: TestApp;
  readonly dataDir: string;
  readonly databaseUrl: string;
  /** As the cluster's superuser. */
  readonly adminUrl: string;
};

export type FilledServer<Filled> = Prepared & {
  readonly url: string;
  readonly filled: Filled;
  /** Starts one more process of the product on the same database. */
  readonly another: (settings?: Readonly<Record<string, string>>) => ReturnType<typeof startServer>;
  /** Starts a standby of the database. */
  readonly standby: RealPostgres["standby"];
};

/** A filled real PostgreSQL, and the product on it in a process of its own, as an operator runs it. */
export async function withProduct<Filled, T>(
  options: {
    /** Records the cost of each statement, if the PostgreSQL supports it. */
    readonly counting?: boolean;
    readonly settings?: Readonly<Record<string, string>>;
    readonly fill: (prepared: Prepared) => Promise<Filled>;
  },
  work: (server: FilledServer<Filled>) => Promise<T>,
): Promise<T> {
  const cluster = await realPostgres({ counting: options.counting ?? false });
  const app = await testApp({ postgresUrl: cluster.url, now: new Date().toISOString() });
  const dataDir = mkdtempSync(join(tmpdir(), "keystead-bench-"));
  const prepared = { app, dataDir, databaseUrl: cluster.url, adminUrl: cluster.asSuperuser(cluster.url) };
  try {
    // As the first start does, before there is any account.
    await seedStarterPages(app.db);
    const filled = await options.fill(prepared);
    const another: FilledServer<Filled>["another"] = (settings) =>
      startServer(dataDir, {
        ...options.settings,
        ...settings,
        DATABASE_URL: cluster.url,
        AUTH_SECRET: app.deps.authSecret,
      });
    const server = await another();
    try {
      return await work({
        ...prepared,
        url: server.url,
        filled,
        another,
        standby: (how) => cluster.standby(how),
      });
    } finally {
      await server.stop();
    }
  } finally {
    await app.close();
    await cluster.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Does what autovacuum would do some minutes later. */
export async function analyzeTables(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query("vacuum analyze");
  await client.end();
}

/** Starts the product in a process of its own, without this one's environment; resolves when it is ready. */
export async function startServer(
  dataDir: string,
  settings: Readonly<Record<string, string>>,
): Promise<{ readonly url: string; readonly pid: number; readonly stop: () => Promise<void> }> {
  const port = await freeLocalPort();
  const main = fileURLToPath(new URL("../../../apps/server/src/main.ts", import.meta.url));
  const server = spawn(process.execPath, [...nodeFlags(settings), main], {
    env: {
      ...settings,
      PORT: String(port),
      HOST: "127.0.0.1",
      DATA_DIR: dataDir,
      NODE_ENV: "production",
    },
    // The log is written as in production, and discarded.
    stdio: ["ignore", "ignore", "inherit"],
  });
  const ended = once(server, "close");
  const url = `http://127.0.0.1:${port}`;
  await untilServed(`${url}/readyz`, ended);
  if (server.pid === undefined) throw new Error("The server did not start.");
  return {
    url,
    pid: server.pid,
    async stop() {
      server.kill("SIGTERM");
      await ended;
    },
  };
}
