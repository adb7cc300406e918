import { mkdir, readdir, rm } from "node:fs/promises";
import { join } from "node:path";

import type { Deps } from "#deps.ts";

/** Where finished archives lie; never under a name that somebody chose. */
export function exportPath({ env }: Pick<Deps, "env">, id: string): string {
  return join(env.dataDir, "exports", `${id}.zip`);
}

export async function prepareExportFolder({ env }: Pick<Deps, "env">): Promise<void> {
  await mkdir(join(env.dataDir, "exports"), { recursive: true, mode: 0o700 });
}

/** What nobody may ask for any more goes: archives whose time is over, and what a killed process left half written. */
export async function sweepExportFolder(
  { env }: Pick<Deps, "env">,
  kept: ReadonlySet<string>,
): Promise<void> {
  const folder = join(env.dataDir, "exports");
  const found = await readdir(folder).catch((error: unknown) => {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return [];
    throw error;
  });
  for (const name of found) {
    const id = name.split(".", 1)[0] ?? "";
    if (!kept.has(id)) await rm(join(folder, name), { force: true });
  }
}
