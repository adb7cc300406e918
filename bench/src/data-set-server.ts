import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { realPostgres } from "@keystead/testkit/real-postgres";
import pg from "pg";

import { seedStarterPages } from "../../apps/server/src/features/seo/index.ts";
import { runOperatorCommand } from "../../apps/server/src/operator/index.ts";
import { watchStatements, type Statement } from "../../apps/server/src/testing/watch-statements.ts";
import { testApp } from "../../apps/server/src/testing/test-app.ts";
import { freePort, untilServed } from "./served.ts";

export type DataSetServer = {
  /** The product in a process of its own, as an operator runs it. */
  readonly url: string;
  readonly cookie: string;
  readonly databaseUrl: string;
  /** What one GET of this path sends to the database, in order. */
  readonly statementsOf: (path: string) => Promise<readonly Statement[]>;
};

/** A real PostgreSQL with one data set in it, somebody signed in who owns its first workspace, and the server beside it. */
export async function withDataSet<T>(
  size: "S" | "M",
  work: (server: DataSetServer) => Promise<T>,
  settings: Readonly<Record<string, string>> = {},
): Promise<T> {
  const cluster = await realPostgres();
  const app = await testApp({ postgresUrl: cluster.url, now: new Date().toISOString() });
  if (app.db.kind !== "postgres") throw new Error("Statements are recorded at the pool of PostgreSQL.");
  const statements = watchStatements(app.db);
  const dataDir = mkdtempSync(join(tmpdir(), "keystead-bench-"));
  try {
    // As the first start does, before there is anybody.
    await seedStarterPages(app.db);
    const session = await app.signUp("bench@example.com");
    const operator = { db: app.db, dataDir, now: () => app.clock.now() };
    await runOperatorCommand(operator, { name: "seed", size, email: session.email });
    await refreshStatistics(cluster.url);
    const server = await startServer(dataDir, {
      ...settings,
      DATABASE_URL: cluster.url,
      AUTH_SECRET: app.deps.authSecret,
    });
    try {
      return await work({
        url: server.url,
        cookie: session.cookie,
        databaseUrl: cluster.url,
        statementsOf: (path) =>
          statements.during(async () => {
            const answer = await app.call(path, { session });
            if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
          }),
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

/** What autovacuum would have done some minutes later. */
export async function refreshStatistics(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query("vacuum analyze");
  await client.end();
}

export async function startServer(
  dataDir: string,
  settings: Readonly<Record<string, string>>,
): Promise<{ readonly url: string; readonly stop: () => Promise<void> }> {
  const port = await freePort();
  const main = fileURLToPath(new URL("../../apps/server/src/main.ts", import.meta.url));
  const server = spawn(process.execPath, [main], {
    env: {
      ...settings,
      PORT: String(port),
      HOST: "127.0.0.1",
      DATA_DIR: dataDir,
      NODE_ENV: "production",
    },
    // The log is written as in production, and thrown away.
    stdio: ["ignore", "ignore", "inherit"],
  });
  const ended = once(server, "close");
  const url = `http://127.0.0.1:${port}`;
  await untilServed(`${url}/readyz`, ended);
  return {
    url,
    async stop() {
      server.kill("SIGTERM");
      await ended;
    },
  };
}
