import { createHash } from "node:crypto";
import { mkdir, open, readFile } from "node:fs/promises";
import { join } from "node:path";

import { anonymisedTenant } from "@keystead/domain/tenants";
import { erasureKinds, type ErasureKind } from "@keystead/domain/own-data";
import { sql, type SQL } from "../db/drizzle.ts";
import * as z from "zod";

import type { Tx } from "#kernel/db/tx.ts";
import { erasure, tenant } from "#kernel/db/schema/index.ts";
import { storedValues } from "#kernel/db/queries/stored-values.ts";
import type { JobQueue } from "#kernel/jobs/job-queue.ts";
import type { BackgroundJob } from "#kernel/jobs/job-kind.ts";
import type { FileStorage } from "#adapters/storage/file-storage.ts";
import type { Database } from "#kernel/db/database.ts";

const Entry = z.object({
  kind: z.enum(erasureKinds),
  subject: z.string().regex(/^[0-9a-f]{64}$/),
  at: z.iso.datetime(),
});
export type Erasure = z.infer<typeof Entry>;

export const WRITE_ERASURES = "write-erasures";

export type ErasureDeps = {
  readonly db: Database;
  readonly files: FileStorage;
  readonly env: { readonly dataDir: string; readonly s3: object | null };
};

/** A hash of the id, so that the log itself contains no personal data. */
export function erasedSubject(kind: ErasureKind, id: string): string {
  return createHash("sha256").update(`${kind}:${id}`).digest("hex");
}

/**
 * Records an erasure that no backup may undo: a restore repeats every recorded erasure. Runs in the transaction that
 * erases; a job then copies the entry outside the database.
 */
export async function noteErasure(
  tx: Tx,
  jobs: Pick<JobQueue, "enqueue">,
  erased: { readonly kind: ErasureKind; readonly id: string; readonly at: Date },
): Promise<void> {
  const { kind, id, at } = erased;
  await tx
    .insert(erasure)
    .values({ kind, subject: erasedSubject(kind, id), at })
    .onConflictDoNothing();
  await jobs.enqueue(tx, WRITE_ERASURES, {});
}

/** Copies entries that are only in the database to the data folder. */
export function writeErasuresJob({ db, env, files }: ErasureDeps): BackgroundJob {
  return {
    name: WRITE_ERASURES,
    retries: 20,
    async run() {
      const known = await db.asSystem(storedErasures);
      await addToErasureFile(env.dataDir, known);
      // Also into the bucket, next to the files, so that the entries survive the loss of the machine.
      if (env.s3 !== null) await addToErasureNotes(files, known);
    },
  };
}

/** Runs as `app_system`. */
export async function storedErasures(tx: Tx): Promise<readonly Erasure[]> {
  const rows = await tx.select().from(erasure);
  return rows.map(({ kind, subject, at }) => ({ kind, subject, at: at.toISOString() }));
}

/**
 * Repeats the erasures in the log, because a restore brings back rows from before the erasure. Runs as `app_system`,
 * in the transaction of the restore.
 */
export async function replayErasures(tx: Tx, known: readonly Erasure[]): Promise<void> {
  for (const { kind, subject, at } of known)
    await tx
      .insert(erasure)
      .values({ kind, subject, at: new Date(at) })
      .onConflictDoNothing();
  const isErased = (kind: ErasureKind, id: SQL, and = sql``) => sql`exists (
    select from erasure e where e.kind = ${kind}
      and e.subject = encode(sha256(convert_to(${`${kind}:`} || ${id}::text, 'UTF8')), 'hex') ${and})`;
  await tx.execute(sql`delete from workspace w where ${isErased("account", sql`w.owner_user_id`)}`);
  await tx.execute(sql`delete from "user" u where ${isErased("account", sql`u.id`)}`);
  // Anything added to the record after the erasure belongs to another person, and stays.
  const files = isErased("tenant", sql`d.tenant_id`, sql`and d.created_at <= e.at`);
  await tx.execute(sql`delete from document d where ${files}`);
  const accounts = isErased("tenant", sql`a.tenant_id`, sql`and a.created_at <= e.at`);
  await tx.execute(sql`delete from tenant_account a where ${accounts}`);
  await tx
    .update(tenant)
    .set({
      ...storedValues(tenant, anonymisedTenant),
      anonymisedAt: sql`coalesce(${tenant.anonymisedAt}, now())`,
      version: sql`${tenant.version} + 1`,
    })
    .where(isErased("tenant", sql`${tenant.id}`, sql`and ${tenant.updatedAt} <= e.at`));
}

const NOTES = "erasures";

/**
 * Writes one note for each subject, with its last erasure, so that two processes never overwrite each other's notes.
 */
export async function addToErasureNotes(
  files: Pick<FileStorage, "note" | "notes">,
  known: readonly Erasure[],
): Promise<void> {
  const noted = new Map((await readErasureNotes(files)).map((entry) => [noteOf(entry), entry.at]));
  for (const entry of known.toSorted((a, b) => (a.at < b.at ? -1 : 1)))
    if (entry.at > (noted.get(noteOf(entry)) ?? ""))
      await files.note(`${NOTES}/${noteOf(entry)}`, JSON.stringify(entry));
}

/** The erasures recorded in the bucket. */
export async function readErasureNotes(files: Pick<FileStorage, "notes">): Promise<readonly Erasure[]> {
  return (await files.notes(NOTES)).flatMap((text) => {
    const entry = Entry.safeParse(parsed(text));
    return entry.success ? [entry.data] : [];
  });
}

const fileIn = (dataDir: string): string => join(dataDir, "erasures.ndjson");

/** The erasures recorded in the data folder; none if the file does not exist. */
export async function readErasureFile(dataDir: string): Promise<readonly Erasure[]> {
  const text = await readFile(fileIn(dataDir), "utf8").catch((error: unknown) => {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return "";
    throw error;
  });
  // After a power failure the last line may be incomplete: that entry is written again.
  return text.split("\n").flatMap((line) => {
    const entry = Entry.safeParse(parsed(line));
    return entry.success ? [entry.data] : [];
  });
}

/**
 * Appends new entries, and returns when they are on the disk. Two processes may both write an entry; readers count it
 * once.
 */
export async function addToErasureFile(dataDir: string, known: readonly Erasure[]): Promise<void> {
  const there = new Set((await readErasureFile(dataDir)).map(keyOf));
  const missing = known.filter((entry) => !there.has(keyOf(entry)));
  if (missing.length === 0) return;
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const file = await open(fileIn(dataDir), "a", 0o600);
  try {
    await file.writeFile(missing.map((entry) => `\n${JSON.stringify(entry)}`).join(""));
    await file.sync();
  } finally {
    await file.close();
  }
}

function noteOf({ kind, subject }: Erasure): string {
  return `${kind}-${subject}`;
}

function keyOf({ kind, subject, at }: Erasure): string {
  return `${kind} ${subject} ${at}`;
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}
