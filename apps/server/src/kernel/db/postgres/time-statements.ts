import type pg from "pg";

/** Called with the duration of a statement, and with its error if it failed. */
export type OnStatement = (seconds: number, error?: unknown) => void;

/** Called when a statement is sent. The returned function is called when it is answered. */
export type OnSent = (text: string) => (error?: unknown) => void;

type Done = (...given: unknown[]) => void;

/** Reports the duration of each statement on the connection, and its error if it failed. */
export function timeStatements(connection: pg.PoolClient, onStatement: OnStatement): void {
  followStatements(connection, () => {
    const started = performance.now();
    return (error) => onStatement((performance.now() - started) / 1_000, error);
  });
}

/**
 * Reports each statement on the connection when it is sent, in the sender's async context, and again when it is
 * answered.
 */
export function followStatements(connection: pg.PoolClient, onSent: OnSent): void {
  const query: (...given: unknown[]) => unknown = connection.query.bind(connection);
  const followed = (...given: unknown[]): unknown => {
    const ended = onSent(textOf(given[0]));
    const last = given.at(-1);
    if (isDone(last))
      return query(...given.slice(0, -1), (...answer: unknown[]) => {
        ended(answer[0]);
        last(...answer);
      });
    const answer = query(...given);
    // Without a callback the driver returns a promise. A statement submitted as an object, such as a cursor, is not
    // followed.
    if (answer instanceof Promise) answer.then(() => ended(), ended);
    return answer;
  };
  Object.assign(connection, { query: followed });
}

function isDone(value: unknown): value is Done {
  return typeof value === "function";
}

function textOf(statement: unknown): string {
  if (typeof statement === "string") return statement;
  if (typeof statement !== "object" || statement === null || !("text" in statement)) return "";
  return typeof statement.text === "string" ? statement.text : "";
}
