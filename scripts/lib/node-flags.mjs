/**
 * How Node is started for the product with these settings. With the embedded database, which shares the process, a
 * small nursery and a limit of the heap save memory (docs/decisions/0141); with PostgreSQL a small nursery costs
 * requests a second (docs/decisions/0139). An operator who sets sizes in `NODE_OPTIONS`, which flags would override, is
 * obeyed.
 */
export function nodeFlags({ DATABASE_URL = "", NODE_OPTIONS = "" }) {
  return DATABASE_URL.trim() === "" && !/[-_]space[-_]size/.test(NODE_OPTIONS)
    ? ["--max-semi-space-size=8", "--max-old-space-size=512"]
    : [];
}
