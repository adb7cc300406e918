import { closeSync, fdatasyncSync, fsyncSync, openSync, writeSync } from "node:fs";
import { sep } from "node:path";
import { NodeFS } from "@electric-sql/pglite/nodefs";

type Stream = { readonly nfd?: number; readonly node: unknown };
type Attributes = { readonly mode?: number };
type NodeModule = {
  readonly node_ops: { setattr: (node: unknown, attributes: Attributes) => void };
  readonly realPath: (node: unknown) => string;
  readonly stream_ops: { fsync?: (stream: Stream) => number; write: Write };
};
type Write = (stream: Stream, ...bytes: readonly unknown[]) => number;
type Init = NodeFS["init"];

/** Called before the process ends because a write is lost. */
export type OnLostWrite = (error: unknown) => void;

/**
 * PGlite's NodeFS with the one operation it lacks: without `fsync` on its streams PostgreSQL believes that a commit is
 * on the disk while it is in the page cache. It counts the syncs, so that boot can prove that a commit reaches the
 * disk.
 */
export function durableFolder(
  folder: string,
  onLostWrite: OnLostWrite = () => {},
): { readonly fs: NodeFS; readonly syncs: () => number } {
  const counter = { syncs: 0 };
  return { fs: new DurableNodeFs(folder, counter, onLostWrite), syncs: () => counter.syncs };
}

/** How statements are planned, also in memory. */
export const planningSettings = [
  // As on PostgreSQL: one plan for all parameters of a statement.
  "plan_cache_mode=force_generic_plan",
  // PostgreSQL samples 300 times this many rows of a table for its statistics. With its default of 100 this blocks
  // the process for 0.4 s on 30,000 rows; with this value, for 0.05 s.
  "default_statistics_target=20",
].flatMap((setting) => ["-c", setting]);

/** PGlite's own start parameters, without `-F` (fsync off), plus what durability needs. */
export const durableStartParams: string[] = [
  "--single",
  "-O",
  "-j",
  ...[
    "search_path=public",
    "exit_on_error=false",
    "log_checkpoints=false",
    "max_worker_processes=0",
    "max_parallel_workers=0",
    "max_parallel_workers_per_gather=0",
    "max_parallel_maintenance_workers=0",
    "io_method=sync",
    "fsync=on",
    "synchronous_commit=on",
    "full_page_writes=on",
    "wal_sync_method=fsync",
    "shared_buffers=16MB",
  ].flatMap((setting) => ["-c", setting]),
  ...planningSettings,
];

// A class because PGlite's file systems are extended, not composed.
class DurableNodeFs extends NodeFS {
  readonly #counter: { syncs: number };
  readonly #onLostWrite: OnLostWrite;

  constructor(folder: string, counter: { syncs: number }, onLostWrite: OnLostWrite) {
    super(folder);
    this.#counter = counter;
    this.#onLostWrite = onLostWrite;
  }

  override async init(...[pg, options]: Parameters<Init>): ReturnType<Init> {
    const { emscriptenOpts } = await super.init(pg, options);
    const installSync = (module: { readonly NODEFS?: unknown }) => {
      const nodeModule = asNodeModule(module.NODEFS);
      ownersOnly(nodeModule);
      nodeModule.stream_ops.fsync = (stream) => {
        try {
          syncStream(nodeModule, stream);
        } catch (error) {
          this.#end(error);
        }
        this.#counter.syncs += 1;
        return 0;
      };
      const { write } = nodeModule.stream_ops;
      nodeModule.stream_ops.write = (stream, ...bytes) => {
        try {
          return write(stream, ...bytes);
        } catch (error) {
          // A data file that cannot grow is an ordinary error; a log that cannot be written ends PostgreSQL.
          if (nodeModule.realPath(stream.node).includes(LOG_FOLDER)) this.#end(error);
          throw error;
        }
      };
    };
    return {
      emscriptenOpts: { ...emscriptenOpts, preRun: [...preRunOf(emscriptenOpts.preRun), installSync] },
    };
  }

  #end(error: unknown): never {
    this.#onLostWrite(error);
    endProcess(error);
  }
}

const LOG_FOLDER = `${sep}pg_wal${sep}`;
/**
 * PGlite sets file modes explicitly and so bypasses the process's umask. Without this, every user could open some of
 * PostgreSQL's files.
 */
function ownersOnly({ node_ops: operations }: NodeModule): void {
  const { setattr } = operations;
  operations.setattr = (node, attributes) =>
    setattr(
      node,
      attributes.mode === undefined ? attributes : { ...attributes, mode: attributes.mode & ~0o077 },
    );
}

function syncStream(nodeModule: NodeModule, stream: Stream): void {
  if (stream.nfd !== undefined) return fdatasyncSync(stream.nfd);
  // A folder has no descriptor here; syncing it makes renamed and new files durable.
  const descriptor = openSync(nodeModule.realPath(stream.node), "r");
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/**
 * PostgreSQL stops when its log cannot be written or synced, since the state on the disk is then unknown; under PGlite
 * it would recurse for ever instead. So the process ends before the pending commit is acknowledged, and recovers at its
 * next start.
 */
function endProcess(error: unknown): never {
  const why = isFull(error) ? "its disk is full" : `the disk failed${codeOf(error)}`;
  writeSync(
    2,
    `The database could not write to the data folder: ${why}. Stopped at once, so that nothing is said to be stored that is not. Look after the disk, then start again.\n`,
  );
  process.exit(1);
}

/** Emscripten reports the error by WASI's number, Node by its name. */
function isFull(error: unknown): boolean {
  if (typeof error !== "object" || error === null) return false;
  return ("errno" in error && error.errno === 51) || ("code" in error && error.code === "ENOSPC");
}

function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? ` (${String(error.code)})` : "";
}

function preRunOf<F>(preRun: F | F[] | undefined): F[] {
  if (preRun === undefined) return [];
  return Array.isArray(preRun) ? preRun : [preRun];
}

function asNodeModule(value: unknown): NodeModule {
  if (
    typeof value === "object" &&
    value !== null &&
    "stream_ops" in value &&
    "node_ops" in value &&
    "realPath" in value
  ) {
    return value as NodeModule;
  }
  throw new Error("This PGlite mounts its folder in another way; its commits cannot be made durable.");
}
