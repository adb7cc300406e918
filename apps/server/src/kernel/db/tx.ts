import type { PgDatabase, PgQueryResultHKT } from "./pg-core.ts";

/**
 * The same type for both drivers. It has no schema: nobody uses its relational queries, and the library would build
 * them again for each transaction.
 */
export type Tx = PgDatabase<PgQueryResultHKT, Record<string, never>>;
