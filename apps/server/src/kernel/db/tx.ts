import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import type * as schema from "./schema/index.ts";

/** The same for both drivers. */
export type Tx = PgDatabase<PgQueryResultHKT, typeof schema>;
