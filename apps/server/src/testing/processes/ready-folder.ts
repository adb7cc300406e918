import { cpSync } from "node:fs";
import { join } from "node:path";

import { takeDataFolder } from "#kernel/db/data-folder/take-data-folder.ts";
import { openEmbedded } from "#kernel/db/embedded/embedded.ts";
import { migrate } from "#kernel/db/migrate.ts";
import { runFolder } from "../run-database.ts";

let first: Promise<string> | undefined;

/**
 * Makes a data folder as it is after the first start, before anybody has signed up: its database takes seconds to
 * create and a moment to copy. Tests of the first start take an empty folder instead.
 */
export async function readyFolder(dataDir: string): Promise<void> {
  first ??= firstFolder();
  cpSync(await first, dataDir, { recursive: true });
}

async function firstFolder(): Promise<string> {
  const dataDir = join(runFolder(), `ready-${process.pid}`);
  const db = await openEmbedded(takeDataFolder(dataDir));
  await migrate(db);
  await db.close();
  return dataDir;
}
