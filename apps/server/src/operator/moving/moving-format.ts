import { createHash } from "node:crypto";

import * as z from "zod";

import { registry } from "#features.ts";
import { readMigrations } from "#kernel/db/migrate.ts";
import type { TableName } from "#kernel/db/table-names.ts";
import { keyedHash } from "#kernel/links/keyed-hash.ts";
import { archiveOf } from "#kernel/registry/archive-of.ts";

/**
 * A gzipped tar like that of a backup, for one workspace: all its rows (including tables that a backup leaves out),
 * the people that they name, the plan of its owner, and its files.
 */
const MOVE_FORMAT = "keystead-workspace-1";

const kept = new Set(registry.archive.tables);
const { tables: parentsFirst, referencesItself } = archiveOf(
  registry.tables.map((table) => ({ ...table, archived: true })),
);

/**
 * Every table whose rows belong to workspaces, each after those that it refers to. Tables that no backup contains
 * come last: among them are the standings of leases, which a trigger deletes when a row of a lease is inserted.
 */
export const movedTables = {
  tables: parentsFirst.toSorted((a, b) => Number(!kept.has(a)) - Number(!kept.has(b))),
  referencesItself,
};

/** The tables without a workspace of which some rows move too. */
export const movedPeople = ["user", "subscriptions"] as const satisfies readonly TableName[];

/** Uploaded files, and archives that a user ordered and may still download. */
export const movedStores = ["files", "exports"] as const;

const Sha256 = z.string().regex(/^[0-9a-f]{64}$/);

export const MoveManifest = z.strictObject({
  format: z.literal(MOVE_FORMAT),
  workspaceId: z.uuid(),
  owner: z.string(),
  /** Identifies this export; a second export after `abandon` has another code. */
  code: z.uuid(),
  begunAt: z.iso.datetime(),
  schema: Sha256,
  secret: z.string(),
  tables: z.array(
    z.strictObject({
      name: z.enum([...movedPeople, ...movedTables.tables]),
      columns: z.array(z.string().regex(/^[a-z][a-z0-9_]*$/)),
      rows: z.int().min(0),
      sha256: Sha256,
    }),
  ),
  files: z.array(
    z.strictObject({
      store: z.enum(movedStores),
      path: z.string().min(1),
      bytes: z.int().min(0),
      sha256: Sha256,
    }),
  ),
  /** Keys of files that were missing or damaged at the exporting installation. */
  missing: z.array(z.string()),
});
export type MoveManifest = z.infer<typeof MoveManifest>;
export type MovedFile = MoveManifest["files"][number];

/**
 * The values that must be equal on both sides: the form of the tables, and a hash of the secret that decrypts values
 * in them.
 */
export function installationOf(authSecret: string): Pick<MoveManifest, "format" | "schema" | "secret"> {
  const hash = createHash("sha256");
  for (const { name, checksum } of readMigrations()) hash.update(`${name} ${checksum}\n`);
  return {
    format: MOVE_FORMAT,
    schema: hash.digest("hex"),
    secret: keyedHash(authSecret, "workspace-move")("installation"),
  };
}

/**
 * The receipt that a successful import returns and `finish` requires. It proves that this very export was imported.
 */
export function moveReceipt(code: string): string {
  return createHash("sha256").update(`arrived|${code}`).digest("hex").slice(0, 16);
}
