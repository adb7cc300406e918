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

/** Table names in older archives, mapped to today's names: such tables are read as if they had the new name. */
export const formerTables: ReadonlyMap<string, TableName> = new Map([
  ["recurring_turn", "recurring_occurrence"],
  ["turnover_job", "turnover"],
  ["job_operation", "turnover_operation"],
  ["notice_seat", "notice_membership"],
]);

/** Column names in older archives, mapped to today's names, by today's name of the table. */
const formerColumns: ReadonlyMap<TableName, ReadonlyMap<string, string>> = new Map<
  TableName,
  ReadonlyMap<string, string>
>([
  ["document", new Map([["turnover_job_id", "turnover_id"]])],
  [
    "turnover",
    new Map([
      ["told_cleaner_id", "notified_cleaner_id"],
      ["told_starts_at", "notified_starts_at"],
      ["told_property_id", "notified_property_id"],
      ["told_unit_id", "notified_unit_id"],
      ["host_told_at", "host_notified_at"],
    ]),
  ],
  ["turnover_operation", new Map([["job_id", "turnover_id"]])],
]);

/** A column of an archived table: its name in the rows of the archive, and today's. */
export type ArchivedColumn = { readonly stored: string; readonly name: string };

export function columnsOf({ name, columns }: Manifest["tables"][number]): readonly ArchivedColumn[] {
  const former = formerColumns.get(name);
  return columns.map((stored) => ({ stored, name: former?.get(stored) ?? stored }));
}

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
