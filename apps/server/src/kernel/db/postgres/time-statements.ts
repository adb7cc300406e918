import type pg from "pg";

/** How long a statement took, and what it failed with. */
export type OnStatement = (seconds: number, error?: unknown) => void;

/** A statement is sent; what is returned is called with its answer. */
export type OnSent = (text: string) => (error?: unknown) => void;

type Done = (...given: unknown[]) => void;

/** Says of each statement on the connection how long it took, and its error when it failed. */
export function timeStatements(connection: pg.PoolClient, onStatement: OnStatement): void {
  followStatements(connection, () => {
    const started = performance.now();
    return (error) => onStatement((performance.now() - started) / 1_000, error);
  });
}

/** Says of each statement on the connection when it is sent, where that happens, and when it is answered. */
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
    // Without a callback it is a promise; what is submitted as an object, such as a cursor, is nobody's to follow.
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
