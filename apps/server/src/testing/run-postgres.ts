import { realPostgres } from "@keystead/testkit/real-postgres";

import { runSettings } from "./run-database.ts";
import { testApp } from "./test-app.ts";

/** One PostgreSQL for a whole test run, with a database on which a server has started once: each test gets a copy. */
export async function setup(): Promise<() => Promise<void>> {
  // Several files at a time, with several apps each, and up to ten connections per app.
  const cluster = await realPostgres({ connections: 300 });
  const app = await testApp({ postgresUrl: cluster.url });
  await app.close();
  process.env[runSettings.template] = cluster.url;
  return () => cluster.stop();
}
