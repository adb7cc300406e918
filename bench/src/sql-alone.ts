import pg from "pg";

import type { Statement } from "../../apps/server/src/testing/watch-statements.ts";

/** As many as the server's own pool. */
const CONNECTIONS = 10;

export type SqlAlone = {
  /** The statements of one request, as the server sends them: single ones through the pool, a transaction on one connection. */
  readonly request: (statements: readonly Statement[]) => Promise<void>;
  readonly close: () => Promise<void>;
};

export function sqlAlone(databaseUrl: string): SqlAlone {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: CONNECTIONS });
  return {
    async request(statements) {
      const begin = statements.findIndex(({ text }) => text.startsWith("begin"));
      if (begin < 0) throw new Error("A request without a transaction.");
      for (const { text, values } of statements.slice(0, begin)) await pool.query(text, [...values]);
      const client = await pool.connect();
      try {
        for (const { text, values } of statements.slice(begin)) await client.query(text, [...values]);
      } finally {
        client.release();
      }
    },
    close: () => pool.end(),
  };
}
