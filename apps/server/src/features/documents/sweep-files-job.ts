import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";

import { forget } from "#adapters/storage/file-storage.ts";
import { incomingFolder } from "#adapters/storage/incoming-folder.ts";
import type { Deps } from "#deps.ts";
import type { BackgroundJob } from "#kernel/jobs/job-kind.ts";
import { unnamedAmong } from "./document-store.ts";

/** An upload is stored before its record, so a younger file may still get one. */
const UPLOAD_MS = 60 * 60_000;
const PAGE = 1_000;

type SweepDeps = Pick<Deps, "db" | "files" | "clock" | "env" | "log" | "restorable">;

/**
 * Removes bytes that no record refers to: those of uploads that broke off or were refused, of deleted records past
 * their Undo, and of deleted properties and workspaces. It lists the storage itself, so that nothing stays behind
 * even after a crash.
 */
export function sweepFilesJob(deps: SweepDeps): BackgroundJob {
  return { name: "sweep-files", cron: "17 * * * *", longestRunSeconds: 3_600, run: () => sweepFiles(deps) };
}

async function sweepFiles({ db, files, clock, env, log, restorable }: SweepDeps): Promise<void> {
  const before = clock.now().getTime() - UPLOAD_MS;
  const kinds = [...restorable.values()].flatMap(({ kind, tables }) =>
    tables.includes("document") ? [kind] : [],
  );
  const failures = new Map<string, object>();
  let removed = 0;
  for await (const page of files.keys())
    for (let at = 0; at < page.length; at += PAGE) {
      const keys = page.slice(at, at + PAGE);
      const { unnamed, unreadable } = await db.asSystem((tx) => unnamedAmong(tx, keys, kinds));
      for (const row of unreadable) failures.set(row.trashId, row);
      for (const key of unnamed)
        try {
          const storedAt = await files.storedAt(key);
          if (storedAt === null || storedAt.getTime() > before) continue;
          await files.remove(key);
          removed += 1;
        } catch (error) {
          failures.set(key, { err: error, key });
        }
    }
  await forgetIncoming(incomingFolder(env.dataDir), before);
  if (removed > 0) log.info({ removed }, "files without a record removed");
  // A failing row or file does not stop the others. The run fails at its end, so that the rest is tried again.
  for (const failure of failures.values()) log.error(failure, "files could not be swept");
  if (failures.size > 0) throw new Error(`files could not be swept: ${failures.size} times`);
}

/** Removes files that a process was receiving when it ended. */
async function forgetIncoming(folder: string, before: number): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => null);
    if (found !== null && found.mtimeMs <= before) await forget(path);
  }
}
