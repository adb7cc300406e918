import { describe } from "vitest";

import type { Database } from "#kernel/db/database.ts";
import { openEmbeddedInMemory } from "#kernel/db/embedded/embedded.ts";
import { openPostgres } from "#kernel/db/postgres/postgres.ts";
import { emptyPostgres } from "./run-database.ts";

export type Opened = { readonly db: Database; readonly stop: () => Promise<void> };

type NamedDatabase = readonly [string, () => Promise<Opened>];

const embedded: NamedDatabase = [
  "the embedded database",
  async () => {
    const db = await openEmbeddedInMemory();
    return { db, stop: () => db.close() };
  },
];

const postgres: NamedDatabase = [
  "PostgreSQL with a login that is no superuser",
  async () => {
    const db = await openPostgres({ url: await emptyPostgres(), poolSize: 24 });
    return { db, stop: () => db.close() };
  },
];

/** Both databases, empty and not migrated: `describe.each(bothDatabases)("… on %s", (_name, open) => …)`. */
export const bothDatabases: readonly NamedDatabase[] = [embedded, postgres];

/** Runs the same tests on each database, empty and not migrated; on the embedded one only where all tests run. */
export function onBothDatabases(title: string, body: (open: () => Promise<Opened>) => void): void {
  for (const [name, open] of bothDatabases)
    describe(`${title} ${name}`, name === embedded[0] ? { tags: ["extended"] } : {}, () => {
      body(open);
    });
}

/**
 * For tests in which the embedded database, which has no restricted login, can find nothing more (docs/decisions/0034).
 */
export const onlyPostgres: readonly NamedDatabase[] = [postgres];
