import { runOperatorCommand } from "../../apps/server/src/operator/index.ts";
import { watchStatements, type Statement } from "../../apps/server/src/testing/watch-statements.ts";
import { type Prepared, refreshStatistics, withProduct } from "./product-server.ts";

export type DataSetServer = {
  /** The product in a process of its own, as an operator runs it. */
  readonly url: string;
  readonly cookie: string;
  readonly databaseUrl: string;
  /** What one GET of this path sends to the database, in order. */
  readonly statementsOf: (path: string) => Promise<readonly Statement[]>;
};

/** One data set in a real PostgreSQL, somebody signed in who owns its first workspace, and the server beside it. */
export async function withDataSet<T>(
  size: "S" | "M",
  work: (server: DataSetServer) => Promise<T>,
  settings: Readonly<Record<string, string>> = {},
): Promise<T> {
  return withProduct(
    { settings, fill: (prepared) => seed(size, prepared) },
    ({ url, databaseUrl, app, filled: { session, statements } }) =>
      work({
        url,
        cookie: session.cookie,
        databaseUrl,
        statementsOf: (path) =>
          statements.during(async () => {
            const answer = await app.call(path, { session });
            if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
          }),
      }),
  );
}

async function seed(size: "S" | "M", { app, dataDir, databaseUrl }: Prepared) {
  if (app.db.kind !== "postgres") throw new Error("Statements are recorded at the pool of PostgreSQL.");
  const statements = watchStatements(app.db);
  const session = await app.signUp("bench@example.com");
  const operator = { db: app.db, dataDir, now: () => app.clock.now() };
  await runOperatorCommand(operator, { name: "seed", size, email: session.email });
  await refreshStatistics(databaseUrl);
  return { session, statements };
}
