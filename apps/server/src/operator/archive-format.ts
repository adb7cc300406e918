import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { pipeline } from "node:stream/promises";

import * as z from "zod";

import { registry } from "#features.ts";
import type { TableName } from "#kernel/db/table-names.ts";

/**
 * A gzipped tar: `manifest.json`, `tables/NAME.ndjson` with one row per line, and the stored files under `files/`. A
 * logical backup, so it moves data between the embedded database and PostgreSQL and from an older version to a newer
 * one.
 */
export const ARCHIVE_FORMAT = 1;

/** Table names in older archives, with today's names: they are read as if they had the new name. */
export const formerTables: ReadonlyMap<string, TableName> = new Map([
  ["recurring_turn", "recurring_occurrence"],
]);

const ArchivedTable = z.preprocess(
  (name) => (typeof name === "string" ? (formerTables.get(name) ?? name) : name),
  z.enum(registry.archive.tables),
);

const Sha256 = z.string().regex(/^[0-9a-f]{64}$/);

export const Manifest = z.strictObject({
  format: z.literal(ARCHIVE_FORMAT),
  createdAt: z.iso.datetime(),
  tables: z.array(
    z.strictObject({
      name: ArchivedTable,
      columns: z.array(z.string().regex(/^[a-z][a-z0-9_]*$/)),
      rows: z.int().min(0),
      sha256: Sha256,
    }),
  ),
  files: z.array(z.strictObject({ path: z.string().min(1), sha256: Sha256 })),
});
export type Manifest = z.infer<typeof Manifest>;

export async function sha256OfFile(path: string): Promise<string> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(path), hash);
  return hash.digest("hex");
}
