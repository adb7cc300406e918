import type { PgDatabase, PgQueryResultHKT } from "./pg-core.ts";

/**
 * The same type for both drivers. Without the schema: its relational queries are not used, and would be built again for
 * each transaction.
 */
export type Tx = PgDatabase<PgQueryResultHKT, Record<string, never>>;
