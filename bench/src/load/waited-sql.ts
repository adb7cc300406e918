import type { PostgresDatabase } from "../../../apps/server/src/kernel/db/postgres/postgres.ts";
import { timeStatements } from "../../../apps/server/src/kernel/db/postgres/time-statements.ts";

/** Measures how many milliseconds the driver waits for statements during some work, including `begin` and `commit`. */
export function waitedSql(db: PostgresDatabase): (work: () => Promise<unknown>) => Promise<number> {
  let waited = 0;
  const watched = new WeakSet<object>();
  db.pool.on("acquire", (connection) => {
    if (watched.has(connection)) return;
    watched.add(connection);
    timeStatements(connection, (seconds) => {
      waited += 1_000 * seconds;
    });
  });
  return async (work) => {
    waited = 0;
    await work();
    return waited;
  };
}
