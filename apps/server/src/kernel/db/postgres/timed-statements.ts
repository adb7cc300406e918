import type pg from "pg";

export type OnStatement = (seconds: number) => void;

type Done = (...given: unknown[]) => void;

/** Says of each statement on the connection how long it took, whether it succeeded or not. */
export function timeStatements(connection: pg.PoolClient, onStatement: OnStatement): void {
  const query: (...given: unknown[]) => unknown = connection.query.bind(connection);
  const timed = (...given: unknown[]): unknown => {
    const started = performance.now();
    const took = (): void => onStatement((performance.now() - started) / 1_000);
    const last = given.at(-1);
    if (isDone(last))
      return query(...given.slice(0, -1), (...answer: unknown[]) => {
        took();
        last(...answer);
      });
    const answer = query(...given);
    // Without a callback it is a promise; what is submitted as an object, such as a cursor, is nobody's to time.
    if (answer instanceof Promise) answer.then(took, took);
    return answer;
  };
  Object.assign(connection, { query: timed });
}

function isDone(value: unknown): value is Done {
  return typeof value === "function";
}
