import type { PostgresDatabase } from "#kernel/db/postgres/postgres.ts";
import { SCOPE } from "#kernel/db/postgres/scoped-query.ts";

export type Statement = { readonly text: string; readonly values: readonly unknown[] };

export type StatementWatch = {
  /** Every statement that the server sends while the work runs, in order, including `begin` and `commit`. */
  readonly during: (work: () => Promise<unknown>) => Promise<readonly Statement[]>;
  /** Each statement that has been sent so far, once, with its first values. */
  readonly distinct: () => readonly Statement[];
};

export function watchStatements(db: PostgresDatabase): StatementWatch {
  let sent: Statement[] = [];
  const byText = new Map<string, Statement>();
  onEachStatement(db, (statement) => {
    // Sent once for each new connection, so it belongs to no request.
    if (statement.text === SCOPE) return;
    sent.push(statement);
    if (!byText.has(statement.text)) byText.set(statement.text, statement);
  });
  return {
    during: async (work) => {
      sent = [];
      await work();
      return sent;
    },
    distinct: () => [...byText.values()],
  };
}

/** The statements that the database aborted because of a deadlock, added as they happen. */
export function watchDeadlocks(db: PostgresDatabase): readonly string[] {
  const broken: string[] = [];
  onEachStatement(db, ({ text }, answer) => {
    if (answer instanceof Promise)
      answer.catch((error: unknown) => {
        if (isDeadlock(error)) broken.push(text);
      });
  });
  return broken;
}

/**
 * Hooks the driver, so that it sees the statements that are really sent and received, whatever a layer above merges
 * or adds.
 */
function onEachStatement(
  db: PostgresDatabase,
  report: (statement: Statement, answer: unknown) => void,
): void {
  const watched = new WeakSet<object>();
  db.pool.on("acquire", (connection) => {
    if (watched.has(connection)) return;
    watched.add(connection);
    const query = connection.query.bind(connection);
    Object.assign(connection, {
      query: (...given: Parameters<typeof query>) => {
        const [statement, values] = given;
        const answer: unknown = query(...given);
        const text = typeof statement === "string" ? statement : textOf(statement);
        // A statement that reads is submitted as an object that has its values.
        const sent = Array.isArray(values) ? values : valuesOf(statement);
        report({ text, values: sent }, answer);
        return answer;
      },
    });
  });
}

function isDeadlock(error: unknown): boolean {
  return typeof error === "object" && error !== null && "code" in error && error.code === "40P01";
}

function textOf(statement: object): string {
  return "text" in statement && typeof statement.text === "string" ? statement.text : "";
}

function valuesOf(statement: unknown): readonly unknown[] {
  if (typeof statement !== "object" || statement === null || !("values" in statement)) return [];
  return Array.isArray(statement.values) ? statement.values : [];
}
