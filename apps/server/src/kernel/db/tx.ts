import type { PgDatabase, PgQueryResultHKT } from "./pg-core.ts";

/** The same for both drivers. Without the schema: its relational queries are not used, and made anew for each transaction. */
export type Tx = PgDatabase<PgQueryResultHKT, Record<string, never>>;
