import type { PostgresDatabase } from "#kernel/db/postgres.ts";

export type Statement = { readonly text: string; readonly values: readonly unknown[] };

export type StatementWatch = {
  /** Every statement that the server got while the work ran, in order, `begin` and `commit` included. */
  readonly during: (work: () => Promise<unknown>) => Promise<readonly Statement[]>;
};

/** Looks at the driver: whatever a layer above merges or adds, this is what goes over the wire. */
export function watchStatements(db: PostgresDatabase): StatementWatch {
  let sent: Statement[] = [];
  const watched = new WeakSet<object>();
  db.pool.on("acquire", (connection) => {
    if (watched.has(connection)) return;
    watched.add(connection);
    const query = connection.query.bind(connection);
    Object.assign(connection, {
      query: (...given: Parameters<typeof query>) => {
        const [statement, values] = given;
        sent.push({
          text: typeof statement === "string" ? statement : textOf(statement),
          values: Array.isArray(values) ? values : [],
        });
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

/** The statements that the database broke off because two transactions waited for each other, as they come. */
export function watchDeadlocks(db: PostgresDatabase): readonly string[] {
  const broken: string[] = [];
  const watched = new WeakSet<object>();
  db.pool.on("acquire", (connection) => {
    if (watched.has(connection)) return;
    watched.add(connection);
    const query = connection.query.bind(connection);
    Object.assign(connection, {
      query: (...given: Parameters<typeof query>) => {
        const [statement] = given;
        const answer: unknown = query(...given);
        if (answer instanceof Promise)
          answer.catch((error: unknown) => {
            if (isDeadlock(error)) broken.push(typeof statement === "string" ? statement : textOf(statement));
          });
        return answer;
      },
    });
  });
  return broken;
}

function isDeadlock(error: unknown): boolean {
  return typeof error === "object" && error !== null && "code" in error && error.code === "40P01";
}

function textOf(statement: object): string {
  return "text" in statement && typeof statement.text === "string" ? statement.text : "";
}
