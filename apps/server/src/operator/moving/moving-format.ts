import { createHash } from "node:crypto";

import * as z from "zod";

import { registry } from "#features.ts";
import { readMigrations } from "#kernel/db/migrate.ts";
import type { TableName } from "#kernel/db/table-names.ts";
import { keyedHash } from "#kernel/links/keyed-hash.ts";
import { archiveOf } from "#kernel/registry/archive-of.ts";

/**
 * A gzipped tar like that of a backup, of one workspace: all its rows, those tables included that a backup leaves out,
 * the people that they name, the plan of its owner, and its files.
 */
const MOVE_FORMAT = "keystead-workspace-1";

const kept = new Set(registry.archive.tables);
const { tables: parentsFirst, referencesItself } = archiveOf(
  registry.tables.map((table) => ({ ...table, archived: true })),
);

/**
 * Every table whose rows belong to workspaces, each after those that it refers to; those that no backup contains last:
 * among them are the standings of leases, which are forgotten when a row of a lease is inserted.
 */
export const movedTables = {
  tables: parentsFirst.toSorted((a, b) => Number(!kept.has(a)) - Number(!kept.has(b))),
  referencesItself,
};

/** Rows without a workspace that go along, under the names of their tables. */
export const movedPeople = ["user", "subscriptions"] as const satisfies readonly TableName[];

/** Uploaded files, and archives that somebody ordered and may still fetch. */
export const movedStores = ["files", "exports"] as const;

const Sha256 = z.string().regex(/^[0-9a-f]{64}$/);

export const MoveManifest = z.strictObject({
  format: z.literal(MOVE_FORMAT),
  workspaceId: z.uuid(),
  owner: z.string(),
  /** Of this export: a second export after `abandon` has another. */
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
  /** Keys of files that were missing or damaged where the workspace comes from. */
  missing: z.array(z.string()),
});
export type MoveManifest = z.infer<typeof MoveManifest>;
export type MovedFile = MoveManifest["files"][number];

/** What must be equal on both sides: the form of the tables, and the secret that opens what is encrypted in them. */
export function installationOf(authSecret: string): Pick<MoveManifest, "format" | "schema" | "secret"> {
  const hash = createHash("sha256");
  for (const { name, checksum } of readMigrations()) hash.update(`${name} ${checksum}\n`);
  return {
    format: MOVE_FORMAT,
    schema: hash.digest("hex"),
    secret: keyedHash(authSecret, "workspace-move")("installation"),
  };
}

/** What an import answers and `finish` asks for: nobody has it whose import of this very export did not succeed. */
export function moveReceipt(code: string): string {
  return createHash("sha256").update(`arrived|${code}`).digest("hex").slice(0, 16);
}
