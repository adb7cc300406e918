import type pg from "pg";

/** How long a statement took, and what it failed with. */
export type OnStatement = (seconds: number, error?: unknown) => void;

type Done = (...given: unknown[]) => void;

/** Says of each statement on the connection how long it took, and its error when it failed. */
export function timeStatements(connection: pg.PoolClient, onStatement: OnStatement): void {
  const query: (...given: unknown[]) => unknown = connection.query.bind(connection);
  const timed = (...given: unknown[]): unknown => {
    const started = performance.now();
    const took = (error?: unknown): void => onStatement((performance.now() - started) / 1_000, error);
    const last = given.at(-1);
    if (isDone(last))
      return query(...given.slice(0, -1), (...answer: unknown[]) => {
        took(answer[0]);
        last(...answer);
      });
    const answer = query(...given);
    // Without a callback it is a promise; what is submitted as an object, such as a cursor, is nobody's to time.
    if (answer instanceof Promise) answer.then(() => took(), took);
    return answer;
  };
  Object.assign(connection, { query: timed });
}

function isDone(value: unknown): value is Done {
  return typeof value === "function";
}
