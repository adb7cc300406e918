import { join } from "node:path";

import { isFileKey } from "#adapters/storage/file-storage.ts";
import type { TableName } from "#kernel/db/table-names.ts";
import {
  compare,
  compareArchivedRows,
  damaged,
  readJson,
  refuseUnlisted,
  unpack,
} from "../packing/unpack.ts";
import { pagesIn } from "#adapters/storage/file-lines.ts";
import { OperatorRefusal } from "../operator-refusal.ts";
import { installationOf, movedPeople, movedStores, movedTables, MoveManifest } from "./moving-format.ts";

const PAGE = 500;

const names = {
  folders: new Set(["tables", ...movedStores]),
  files: new Set([
    "manifest.json",
    ...[...movedPeople, ...movedTables.tables].map((table) => `tables/${table}.ndjson`),
  ]),
  stores: movedStores,
};

export type MovedArchive = {
  readonly manifest: MoveManifest;
  readonly linesOf: (table: TableName) => AsyncIterable<readonly string[]>;
  readonly fileAt: (file: MoveManifest["files"][number]) => string;
};

/** Unpacks into an empty folder and checks everything; throws before anything is changed. */
export async function readMovedArchive(
  path: string,
  staging: string,
  authSecret: string,
): Promise<MovedArchive> {
  await unpack(path, staging, names);
  const manifest = readManifest(await readJson(join(staging, "manifest.json")), authSecret);
  const rowsOf = (table: TableName) => join(staging, "tables", `${table}.ndjson`);
  for (const table of manifest.tables) await compareArchivedRows(rowsOf(table.name), table);
  for (const store of movedStores) {
    const files = manifest.files.filter((file) => file.store === store);
    for (const file of files) {
      if (!isFileKey(file.path) || !file.path.startsWith(`${manifest.workspaceId}/`))
        throw damaged("it holds a file of another workspace");
      await compare(join(staging, store, file.path), file.sha256);
    }
    await refuseUnlisted(
      join(staging, store),
      files.map((file) => file.path),
    );
  }
  return {
    manifest,
    // A row may refer to another row of its table, so such a table must be inserted in one statement.
    linesOf: (table) => pagesIn(rowsOf(table), movedTables.referencesItself.has(table) ? null : PAGE),
    fileAt: ({ store, path: key }) => join(staging, store, key),
  };
}

function readManifest(stored: unknown, authSecret: string): MoveManifest {
  const here = installationOf(authSecret);
  const given = typeof stored === "object" && stored !== null ? stored : {};
  if (!("format" in given) || given.format !== here.format)
    throw new OperatorRefusal("This is no archive of a workspace from this version. Nothing was changed.");
  // Checked before the tables, because tables of another version may have other names.
  if (!("schema" in given) || given.schema !== here.schema)
    throw new OperatorRefusal(
      "The workspace comes from another version of Keystead. Run the same version on both sides and export it again. Nothing was changed.",
    );
  const parsed = MoveManifest.safeParse(stored);
  if (!parsed.success) throw damaged("its manifest cannot be read");
  const manifest = parsed.data;
  const listed = new Set(manifest.tables.map(({ name }) => name));
  if (
    listed.size !== manifest.tables.length ||
    listed.size !== movedPeople.length + movedTables.tables.length
  )
    throw damaged("its manifest does not name every table once");
  if (manifest.secret !== here.secret)
    throw new OperatorRefusal(
      "The two installations have different secrets (AUTH_SECRET): guest records, access notes and the addresses of calendars could not be opened here, and lines of bank statements not recognised. Give both the same one. Nothing was changed.",
    );
  return manifest;
}
