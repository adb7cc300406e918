import { PGlite } from "@electric-sql/pglite";
import { btree_gist } from "@electric-sql/pglite/contrib/btree_gist";
import { drizzle } from "drizzle-orm/pglite";
import { clusterFolder } from "./create-cluster.ts";
import type { DataFolder } from "../data-folder/take-data-folder.ts";
import { scopedTransactions, transactionsOf } from "../database.ts";
import type { Database } from "../database.ts";
import type { Tx } from "../tx.ts";
import { durableFolder, durableStartParams, planningSettings } from "./pglite-durable.ts";
import type { OnLostWrite } from "./pglite-durable.ts";
import { PgliteInTurns } from "./pglite-in-turns.ts";

export type EmbeddedDatabase = Database & {
  readonly kind: "embedded";
  /** The engine itself; only the job queue's adapter may use it. */
  readonly engine: PGlite;
  /** How often data was synced to the disk since the start. */
  syncs(): number;
};

/**
 * Opens the database in a folder that this process has locked, and proves that it is durable before it serves.
 * Closing the database releases the folder.
 */
export async function openEmbedded(
  { dataDir, created, release }: DataFolder,
  onLostWrite?: OnLostWrite,
  onMessage?: (seconds: number) => void,
): Promise<EmbeddedDatabase> {
  try {
    await created;
    const folder = durableFolder(clusterFolder(dataDir), onLostWrite);
    const engine = new PgliteInTurns({ fs: folder.fs, startParams: durableStartParams, extensions });
    if (onMessage !== undefined) engine.onMessage = onMessage;
    await engine.waitReady;
    try {
      await proveDurable(engine, folder.syncs);
    } catch (error) {
      await engine.close();
      throw error;
    }
    return embedded(engine, folder.syncs, release);
  } catch (error) {
    release();
    throw error;
  }
}

/** Extensions that migrations create: `btree_gist` is for indexes over a rentable together with a span of time. */
const extensions = { btree_gist };

let blank: Promise<Blob> | undefined;

/**
 * In memory only, for tests. The first call creates the files of a database, which takes seconds; every call gets a
 * copy.
 */
export async function openEmbeddedInMemory(): Promise<EmbeddedDatabase> {
  blank ??= blankDatabase();
  const startParams = [...PGlite.defaultStartParams, ...planningSettings];
  const engine = new PgliteInTurns({ loadDataDir: await blank, startParams, extensions });
  await engine.waitReady;
  return embedded(
    engine,
    () => 0,
    () => {},
  );
}

async function blankDatabase(): Promise<Blob> {
  const engine = new PgliteInTurns();
  await engine.waitReady;
  const files = await engine.dumpDataDir("none");
  await engine.close();
  return files;
}

function embedded(engine: PGlite, syncs: () => number, release: () => void): EmbeddedDatabase {
  const login: Tx = drizzle(engine);
  let closing: Promise<void> | undefined;
  return {
    kind: "embedded",
    engine,
    syncs,
    ...scopedTransactions(login, transactionsOf(login)),
    close: () => {
      // Goes through the engine's own queue, so that a running transaction ends first.
      closing ??= engine
        .runExclusive(async () => {})
        .then(() => engine.close())
        .finally(release);
      return closing;
    },
  };
}

/**
 * Proves that a committed row reaches the disk. If it does not, this build of PGlite or the file system is refused.
 */
async function proveDurable(engine: PGlite, syncs: () => number): Promise<void> {
  await engine.exec(
    "create schema if not exists kernel; create table if not exists kernel.boot_check (id integer primary key, boots bigint not null)",
  );
  const before = syncs();
  await engine.query(
    "insert into kernel.boot_check as boot_check values (1, 1) on conflict (id) do update set boots = boot_check.boots + 1",
  );
  if (syncs() <= before)
    throw new Error("The embedded database does not write its commits to the disk; not started.");
}
