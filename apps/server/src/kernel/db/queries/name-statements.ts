import type pg from "pg";

/** The product has fewer statements than this; beyond the limit they are sent unnamed. */
const MOST_NAMES = 500;

const names = new Map<string, string>();

/**
 * Lets PostgreSQL plan a statement once per connection instead of once per request. A text with parameters gets a
 * name, which is the same on every connection and lasts as long as the connection. A plan depends on the role, and a
 * text always runs under the same role; if it did not, PostgreSQL would plan it again by itself.
 */
export function nameStatements(connection: pg.PoolClient): void {
  const query = connection.query.bind(connection);
  Object.assign(connection, {
    query: (...given: Parameters<typeof query>) => {
      const [statement, values, ...rest] = given;
      return query(...([named(statement, values), values, ...rest] as Parameters<typeof query>));
    },
  });
}

function named(statement: unknown, values: unknown): unknown {
  if (typeof statement !== "object" || statement === null || !("text" in statement)) return statement;
  const { text } = statement;
  // A text without parameters may contain several statements, which cannot be prepared.
  if (typeof text !== "string" || !Array.isArray(values) || values.length === 0) return statement;
  if ("name" in statement && statement.name !== undefined) return statement;
  const name = statementName(text);
  return name === undefined ? statement : { ...statement, name };
}

/** The name of a text with parameters, on every connection; undefined beyond the limit. */
export function statementName(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= MOST_NAMES) return known;
  const name = `k${names.size}`;
  names.set(text, name);
  return name;
}
