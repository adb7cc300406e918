import { createHash } from "node:crypto";
import { mkdir, rm } from "node:fs/promises";
import { basename, join } from "node:path";
import { pipeline } from "node:stream/promises";

import * as z from "zod";

import type { FileStorage } from "#adapters/storage/file-storage.ts";
import { sqlState } from "#kernel/db/database.ts";
import { makeDataFolder } from "#kernel/db/data-folder/make-data-folder.ts";
import { refreshStatistics } from "#kernel/db/refresh-statistics.ts";
import type { Tx } from "#kernel/db/tx.ts";
import { asPatientSystem } from "../archive-store.ts";
import { OperatorRefusal } from "../operator-refusal.ts";
import {
  deferConstraints,
  existsHere,
  findPerson,
  firstRecordIn,
  hasPlan,
  insertMoved,
  workspaceOf,
} from "./moved-rows-store.ts";
import { moveReceipt, type MovedFile } from "./moving-format.ts";
import { storesOf, type MovingDeps } from "./moving-deps.ts";
import { deleteWorkspace, findMove, lockChanges, putMove } from "./moves-store.ts";
import { readMovedArchive, type MovedArchive } from "./read-moved-archive.ts";

/**
 * Imports a workspace of another installation: its files first, then all rows in one transaction. If it is killed
 * before that transaction ends, no record has changed and it can run again. Running it again after a success only
 * repeats the receipt.
 */
export async function importWorkspace(
  deps: MovingDeps,
  { from }: { readonly from: string },
): Promise<readonly string[]> {
  makeDataFolder(deps.dataDir);
  // The folder has the same name for the same archive, so the next run removes what a killed run has left.
  const staging = join(deps.dataDir, `.${basename(from)}.unpacked`);
  await rm(staging, { recursive: true, force: true });
  await mkdir(staging, { mode: 0o700 });
  try {
    const archive = await readMovedArchive(from, join(staging, "archive"), deps.authSecret);
    const { workspaceId, owner, missing, files } = archive.manifest;
    const stores = await storesOf(deps);
    const added = await putFiles(archive, stores);
    const arrived = await deps.db
      .asSystem((tx) => arrive(tx, archive, deps.now()))
      .catch(async (error: unknown) => {
        const refused = refusalOf(error);
        if (refused === null) throw error;
        for (const { store, path } of added) await stores[store].remove(path);
        throw refused;
      });
    // Again, because files without a record are swept after an hour, and a large import may take longer.
    await putFiles(archive, stores);
    await refreshStatistics(deps.db);
    return [
      arrived.isNew
        ? `The workspace of ${owner} is here, with ${rowsIn(archive)} rows and ${files.length} files.`
        : `The workspace of ${owner} has arrived already; nothing was changed.`,
      ...(missing.length === 0
        ? []
        : [`Missing or damaged where it comes from, and so not here: ${missing.join(", ")}`]),
      ...(arrived.newcomers.length === 0
        ? []
        : [`Set a password by "Forgot password?": ${arrived.newcomers.join(", ")}`]),
      `Next, on the installation that it comes from: npm run admin -- workspace finish ${workspaceId} ${moveReceipt(archive.manifest.code)} [ADDRESS OF THIS ONE]`,
    ];
  } finally {
    await rm(staging, { recursive: true, force: true, maxRetries: 5 });
  }
}

function rowsIn({ manifest }: MovedArchive): number {
  return manifest.tables.reduce((total, { rows }) => total + rows, 0);
}

type Arrived = { readonly isNew: boolean; readonly newcomers: readonly string[] };

async function arrive(tx: Tx, archive: MovedArchive, now: Date): Promise<Arrived> {
  const { workspaceId, code, owner, begunAt, tables } = archive.manifest;
  await asPatientSystem(tx);
  await lockChanges(tx, workspaceId);
  const known = await findMove(tx, workspaceId);
  if (await existsHere(tx, workspaceId)) {
    if (known?.state === "arrived" && known.code === code) return { isNew: false, newcomers: [] };
    if (known?.state !== "left")
      throw new OperatorRefusal("This workspace is here already. Nothing was changed.");
    // The workspace comes back. When it left, only its members stayed here.
    await deleteWorkspace(tx, workspaceId);
  }
  await deferConstraints(tx);
  const people = await meetPeople(tx, archive);
  const ownerId = people.ids.get(people.ownerId) ?? people.ownerId;
  await makeRoom(tx, { userId: ownerId, owner, workspaceId });
  for (const { name, columns } of tables) {
    if (name === "user" || (name === "subscriptions" && (await hasPlan(tx, ownerId)))) continue;
    for await (const lines of archive.linesOf(name))
      await insertMoved(
        tx,
        { name, columns },
        lines.map((line) => withIdsOfHere(line, people.ids)),
      );
  }
  await putMove(tx, {
    id: workspaceId,
    state: "arrived",
    code,
    address: null,
    begunAt: new Date(begunAt),
    doneAt: now,
  });
  return { isNew: true, newcomers: people.newcomers };
}

const Person = z.object({ id: z.uuid(), email: z.string() });
const Owned = z.object({ owner_user_id: z.uuid() });

type People = {
  /** By the id in the archive, for the people who have another id here: their id here. */
  readonly ids: ReadonlyMap<string, string>;
  readonly ownerId: string;
  readonly newcomers: readonly string[];
};

/**
 * Finds or adds every person whom the rows name. A person who has signed up here is recognised by the address; all
 * others are added without a password.
 */
async function meetPeople(tx: Tx, { manifest, linesOf }: MovedArchive): Promise<People> {
  const columns = manifest.tables.find(({ name }) => name === "user")?.columns ?? [];
  const ids = new Map<string, string>();
  const newcomers: string[] = [];
  for await (const lines of linesOf("user"))
    for (const line of lines) {
      const person = Person.parse(JSON.parse(line));
      const here = await findPerson(tx, person);
      if (here === null) {
        await insertMoved(tx, { name: "user", columns }, [line]);
        newcomers.push(person.email);
      } else if (here !== person.id) ids.set(person.id, here);
    }
  let ownerId = "";
  for await (const [line = ""] of linesOf("workspace")) ownerId = Owned.parse(JSON.parse(line)).owner_user_id;
  return { ids, ownerId, newcomers };
}

/** A person has only one workspace of their own, so an empty one here is deleted. One with records is a refusal. */
async function makeRoom(
  tx: Tx,
  {
    userId,
    owner,
    workspaceId,
  }: { readonly userId: string; readonly owner: string; readonly workspaceId: string },
): Promise<void> {
  const own = await workspaceOf(tx, { userId, kind: "own" });
  if (own === null || own === workspaceId) return;
  const record = await firstRecordIn(tx, own);
  if (record !== null)
    throw new OperatorRefusal(
      `${owner} has a workspace of their own here, with records in it (${record}), and nobody can have two. Nothing was changed.`,
    );
  await deleteWorkspace(tx, own);
}

const IDS = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/** Replaces the ids of people by their ids here, in columns and inside values. */
function withIdsOfHere(line: string, ids: ReadonlyMap<string, string>): string {
  return ids.size === 0 ? line : line.replaceAll(IDS, (id) => ids.get(id) ?? id);
}

/**
 * Stores the files and reads each one back, because only the bytes that the store returns count. A file that a killed
 * run has already stored is not copied again. Returns the files that were not in the store before.
 */
async function putFiles(
  { manifest, fileAt }: MovedArchive,
  stores: Readonly<Record<MovedFile["store"], FileStorage>>,
): Promise<readonly MovedFile[]> {
  const added: MovedFile[] = [];
  for (const file of manifest.files) {
    const store = stores[file.store];
    const before = await contentIn(store, file.path);
    if (isSame(before, file)) continue;
    if (before !== null) await store.remove(file.path);
    else added.push(file);
    await store.put(file.path, fileAt(file));
    if (!isSame(await contentIn(store, file.path), file))
      throw new OperatorRefusal(
        `${store.location} gives the file ${file.path} back with other bytes. Run the import again; no record was changed.`,
      );
  }
  return added;
}

type Content = Pick<MovedFile, "bytes" | "sha256">;

function isSame(content: Content | null, { bytes, sha256 }: MovedFile): boolean {
  return content !== null && content.bytes === bytes && content.sha256 === sha256;
}

async function contentIn(store: FileStorage, key: string): Promise<Content | null> {
  const content = await store.read(key);
  if (content === null) return null;
  const hash = createHash("sha256");
  let bytes = 0;
  await pipeline(content, async (chunks: AsyncIterable<Buffer>) => {
    for await (const chunk of chunks) {
      hash.update(chunk);
      bytes += chunk.length;
    }
  });
  return { bytes, sha256: hash.digest("hex") };
}

/** Classes of PostgreSQL's codes: an invalid value, and rows that violate a constraint. Everything else is a bug. */
const DATA_CLASSES = ["22", "23"];

function refusalOf(error: unknown): OperatorRefusal | null {
  if (error instanceof OperatorRefusal) return error;
  const state = sqlState(error);
  if (state === undefined || !DATA_CLASSES.includes(state.slice(0, 2))) return null;
  return new OperatorRefusal(
    "The archive does not fit together: a row in it has a wrong value, or refers to one that is not there. Nothing was changed.",
    { cause: error },
  );
}
