/**
 * How Node is started for the product with these settings. With the embedded database, which shares the process, a
 * small nursery saves 60 MB; with PostgreSQL it costs a fifth of the requests a second (docs/decisions/0139).
 */
export function nodeFlags({ DATABASE_URL = "" }) {
  return DATABASE_URL.trim() === "" ? ["--max-semi-space-size=4"] : [];
}
