import type { Database } from "#kernel/db/database.ts";
import { openEmbeddedInMemory } from "#kernel/db/embedded.ts";
import { openPostgres } from "#kernel/db/postgres.ts";
import { emptyPostgres } from "./run-database.ts";

export type Opened = { readonly db: Database; readonly stop: () => Promise<void> };

/** Both, empty and not migrated: `describe.each(bothDatabases)("… on %s", (_name, open) => …)`. */
export const bothDatabases: readonly (readonly [string, () => Promise<Opened>])[] = [
  [
    "the embedded database",
    async () => {
      const db = await openEmbeddedInMemory();
      return { db, stop: () => db.close() };
    },
  ],
  [
    "PostgreSQL with a login that is no superuser",
    async () => {
      const db = await openPostgres({ url: await emptyPostgres(), poolSize: 24 });
      return { db, stop: () => db.close() };
    },
  ],
];
