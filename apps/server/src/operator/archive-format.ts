import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { pipeline } from "node:stream/promises";

import * as z from "zod";

/**
 * A gzipped tar: `manifest.json`, `tables/NAME.ndjson` with one row per line, and the stored files under `files/`. Logical,
 * so it moves an owner between the embedded database and PostgreSQL and from an older version to a newer one.
 */
export const ARCHIVE_FORMAT = 1;

/** What is kept, parents first; the order is the order of restoring. */
export const archivedTables = [
  "user",
  "account",
  "user_roles",
  "subscriptions",
  "pricing_leads",
  "seo_pages",
  "support_reports",
  "page_views",
  "workspace",
  "membership",
  "property",
  "unit",
  "tenant",
  "lease",
  "rent_step",
  "lease_term_step",
  "rent_row",
  "write_down",
  "lease_payment",
  "lease_refund",
  "deposit_movement",
  "income",
  "audit",
] as const;
export type ArchivedTable = (typeof archivedTables)[number];

/** Sessions and tokens open doors, counters and Undo live minutes, standings follow from the rest: none of it belongs in a backup. */
export const leftOutTables = [
  "lease_standing",
  "session",
  "verification",
  "rate_limit",
  "idempotency_key",
  "trash",
] as const;

/** Rows that point to rows of their own table come after those they point to. */
export const referencesItself: Readonly<Partial<Record<ArchivedTable, string>>> = {
  rent_row: "adjusts_row_id",
  income: "reversal_of",
};

const Sha256 = z.string().regex(/^[0-9a-f]{64}$/);

export const Manifest = z.strictObject({
  format: z.literal(ARCHIVE_FORMAT),
  createdAt: z.iso.datetime(),
  tables: z.array(
    z.strictObject({
      name: z.enum(archivedTables),
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
