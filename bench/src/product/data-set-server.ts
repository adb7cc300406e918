import type { TestApp } from "../../../apps/server/src/testing/test-app.ts";
import { runOperatorCommand } from "../../../apps/server/src/operator/index.ts";
import { type Prepared, analyzeTables, withProduct } from "./product-server.ts";

export type DataSetServer = {
  /** The product in a process of its own, as an operator runs it. */
  readonly url: string;
  readonly cookie: string;
  /** The same request to the application in this process, on the same database. */
  readonly here: (path: string) => Promise<Response>;
  readonly db: TestApp["db"];
  readonly databaseUrl: string;
  /** As the cluster's superuser. */
  readonly adminUrl: string;
};

/** One data set in a real PostgreSQL, the signed-in owner of its first workspace, and a server in its own process. */
export async function withDataSet<T>(
  size: "S" | "M",
  work: (server: DataSetServer) => Promise<T>,
  {
    settings = {},
    counting = false,
  }: { readonly settings?: Readonly<Record<string, string>>; readonly counting?: boolean } = {},
): Promise<T> {
  return withProduct(
    { settings, counting, fill: (prepared) => seed(size, prepared) },
    ({ url, app, databaseUrl, adminUrl, filled: session }) =>
      work({
        url,
        cookie: session.cookie,
        here: async (path) => app.call(path, { session }),
        db: app.db,
        databaseUrl,
        adminUrl,
      }),
  );
}

async function seed(size: "S" | "M", { app, dataDir, databaseUrl }: Prepared) {
  const session = await app.signUp("bench@example.com");
  const { authSecret } = app.deps;
  const operator = { db: app.db, dataDir, authSecret, now: () => app.clock.now() };
  await runOperatorCommand(operator, { name: "seed", size, email: session.email });
  await analyzeTables(databaseUrl);
  return session;
}
