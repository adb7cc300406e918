import type { PostgresDatabase } from "../../../apps/server/src/kernel/db/postgres/postgres.ts";

/** Measures how many milliseconds the driver waits for statements during some work, including `begin` and `commit`. */
export function waitedSql(db: PostgresDatabase): (work: () => Promise<unknown>) => Promise<number> {
  let waited = 0;
  const watched = new WeakSet<object>();
  db.pool.on("acquire", (connection) => {
    if (watched.has(connection)) return;
    watched.add(connection);
    const query = connection.query.bind(connection);
    Object.assign(connection, {
      query: (...given: Parameters<typeof query>) => {
        const started = performance.now();
        const answer: unknown = query(...given);
        const add = () => {
          waited += performance.now() - started;
        };
        void Promise.resolve(answer).then(add, add);
        return answer;
      },
    });
  });
  return async (work) => {
    waited = 0;
    await work();
    return waited;
  };
}
