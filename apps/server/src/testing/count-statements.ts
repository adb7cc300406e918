import type { PostgresDatabase } from "#kernel/db/postgres.ts";

export type StatementCount = {
  /** The text of every statement that the server got while the work ran, `begin` and `commit` included. */
  during: (work: () => Promise<unknown>) => Promise<readonly string[]>;
};

/** Counts at the driver: whatever a layer above merges or adds, this is what goes over the wire. */
export function countStatements(db: PostgresDatabase): StatementCount {
  let sent: string[] = [];
  const watched = new WeakSet<object>();
  db.pool.on("acquire", (connection) => {
    if (watched.has(connection)) return;
    watched.add(connection);
    const query = connection.query.bind(connection);
    Object.assign(connection, {
      query: (...given: Parameters<typeof query>) => {
        const [statement] = given;
        sent.push(typeof statement === "string" ? statement : textOf(statement));
        return query(...given);
      },
    });
  });
  return {
    during: async (work) => {
      sent = [];
      await work();
      return sent;
    },
  };
}

function textOf(statement: object): string {
  return "text" in statement && typeof statement.text === "string" ? statement.text : "";
}
