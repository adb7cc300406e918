import { randomUUID } from "node:crypto";
import { rm, stat, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";

import type { FileStorage } from "#adapters/storage/file-storage.ts";
import type { Tx } from "#kernel/db/tx.ts";
import { sha256OfFile } from "../archive-format.ts";
import { archiveColumns, withSnapshot } from "../archive-store.ts";
import { refuseTarget } from "../archive-target.ts";
import { OperatorRefusal } from "../operator-refusal.ts";
import { packed, writeContent, writeRowLines } from "../packing/pack.ts";
import { movedPeopleRows, movedRows, namedFiles, type NamedFile } from "./moved-rows-store.ts";
import { installationOf, movedPeople, movedTables, type MoveManifest } from "./moving-format.ts";
import type { MovingDeps } from "./moving-deps.ts";
import { storesOf } from "./moving-deps.ts";
import { findMovable, findMove, lockChanges, putMove, waitingJobs } from "./moves-store.ts";
import type { Move, MovableWorkspace } from "./moves-store.ts";

type Leaving = { readonly workspace: MovableWorkspace; readonly move: Move };

/**
 * Makes a workspace read only and writes its archive. Running it again, even after it was killed, writes the same
 * archive, since nothing has changed; `abandon` ends the move.
 */
export async function exportWorkspace(
  deps: MovingDeps,
  { whose, to }: { readonly whose: string; readonly to: string },
): Promise<readonly string[]> {
  const target = resolve(to);
  refuseTarget(target);
  const { workspace, move } = await deps.db.asSystem((tx) => beginMove(tx, { whose, now: deps.now() }));
  const manifest = await packed(target, ["manifest.json", "tables", "files", "exports"], (staging) =>
    fill(deps, { workspace, move }, staging),
  ).catch((error: unknown) => {
    throw error instanceof OperatorRefusal
      ? new OperatorRefusal(`${error.message} ${STILL}`, { cause: error })
      : error;
  });
  const rows = manifest.tables.reduce((total, table) => total + table.rows, 0);
  return [
    `${target}: ${rows} rows, ${manifest.files.length} files of the workspace of ${workspace.owner}.`,
    ...(manifest.missing.length === 0
      ? []
      : [`Missing or damaged in the store, not in the archive: ${manifest.missing.join(", ")}`]),
    "Nobody can change anything in it here any more.",
    `Next, on the other installation: npm run admin -- workspace import ${to}`,
    `To stay here instead: npm run admin -- workspace abandon ${workspace.id}`,
  ];
}

const STILL = "The workspace stays read only: export it again, or abandon the move.";

/**
 * Begins the move. After this transaction nothing in the workspace changes any more, and no earlier change is still
 * running.
 */
async function beginMove(
  tx: Tx,
  { whose, now }: { readonly whose: string; readonly now: Date },
): Promise<Leaving> {
  const workspace = await findMovable(tx, whose);
  if (workspace === null) throw new OperatorRefusal(`There is no workspace of ${whose}.`);
  if (workspace.isVisit || workspace.kind !== "own")
    throw new OperatorRefusal("A sample is not moved: it can be opened anew on the other installation.");
  if (workspace.isOwnerLeaving)
    throw new OperatorRefusal(
      `${workspace.owner} has asked for the removal of the account and all its data.`,
    );
  await lockChanges(tx, workspace.id);
  const known = await findMove(tx, workspace.id);
  if (known?.state === "left")
    throw new OperatorRefusal(
      "This workspace has moved already: what is left here is only who belonged to it.",
    );
  if (known?.state === "leaving") return { workspace, move: known };
  const waiting = await waitingJobs(tx, workspace.id);
  if (waiting.size > 0)
    throw new OperatorRefusal(
      `Of this workspace wait: ${[...waiting].map(([name, count]) => `${count} × ${name}`).join(", ")}. They are done where they were ordered: try again when they are. Nothing was changed.`,
    );
  const move: Move = {
    id: workspace.id,
    state: "leaving",
    code: randomUUID(),
    address: null,
    begunAt: now,
    doneAt: null,
  };
  await putMove(tx, move);
  return { workspace, move };
}

async function fill(
  deps: MovingDeps,
  { workspace: { id: workspaceId, owner }, move }: Leaving,
  staging: string,
): Promise<MoveManifest> {
  const { tables, named } = await withSnapshot(deps.db, async (tx) => {
    const written: MoveManifest["tables"] = [];
    const write = async (
      name: MoveManifest["tables"][number]["name"],
      pages: AsyncIterable<readonly string[]>,
    ) => {
      const lines = await writeRowLines(pages, join(staging, "tables", `${name}.ndjson`));
      written.push({ name, columns: [...(await archiveColumns(tx, name))], ...lines });
    };
    for (const name of movedPeople) await write(name, movedPeopleRows(tx, name, workspaceId));
    for (const name of movedTables.tables) await write(name, movedRows(tx, name, workspaceId));
    return { tables: written, named: await namedFiles(tx, workspaceId) };
  });
  const { files, missing } = await copyFiles(await storesOf(deps), named, staging);
  const manifest: MoveManifest = {
    ...installationOf(deps.authSecret),
    workspaceId,
    owner,
    code: move.code,
    begunAt: move.begunAt.toISOString(),
    tables,
    files,
    missing,
  };
  await writeFile(join(staging, "manifest.json"), JSON.stringify(manifest, null, 2));
  return manifest;
}

/** A lost or damaged file does not stop the move of everything else, but both sides report it. */
async function copyFiles(
  stores: Readonly<Record<NamedFile["store"], FileStorage>>,
  named: readonly NamedFile[],
  staging: string,
): Promise<Pick<MoveManifest, "files" | "missing">> {
  const files: MoveManifest["files"] = [];
  const missing: string[] = [];
  for (const { store, key, sha256, bytes } of named) {
    const content = await stores[store].read(key);
    const path = join(staging, store, key);
    if (content !== null) await writeContent(content, path);
    const found =
      content === null ? null : { bytes: (await stat(path)).size, sha256: await sha256OfFile(path) };
    const isWhole =
      found !== null && (sha256 ?? found.sha256) === found.sha256 && (bytes ?? found.bytes) === found.bytes;
    if (isWhole) files.push({ store, path: key, ...found });
    else {
      missing.push(key);
      await rm(path, { force: true });
    }
  }
  return { files, missing };
}
