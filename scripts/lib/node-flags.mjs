/**
 * How Node is started for the product with these settings. With the embedded database, which shares the process, a
 * smaller nursery and a limit of the heap save 250 MB under load; with PostgreSQL the nursery costs requests a second
 * (docs/decisions/0139).
 */
export function nodeFlags({ DATABASE_URL = "" }) {
  return DATABASE_URL.trim() === "" ? ["--max-semi-space-size=8", "--max-old-space-size=512"] : [];
}
