import { accessSync, constants, existsSync, statSync } from "node:fs";
import { basename, dirname } from "node:path";

import { OperatorRefusal } from "./operator-refusal.ts";

/**
 * Refuses a file that exists, and a folder that does not exist or is not writable, before anything is opened or
 * created.
 */
export function refuseTarget(target: string): void {
  const folder = dirname(target);
  if (basename(target) === "") throw new OperatorRefusal(`${target} is no name of a file.`);
  if (existsSync(target)) throw new OperatorRefusal(`${target} exists already.`);
  if (!existsSync(folder)) throw new OperatorRefusal(`There is no folder ${folder}.`);
  if (!statSync(folder).isDirectory()) throw new OperatorRefusal(`${folder} is no folder.`);
  try {
    accessSync(folder, constants.W_OK);
  } catch (error) {
    throw refusedBy(error, folder) ?? error;
  }
}

/** A disk error as a refusal with a readable message; null for an error that the operator cannot fix. */
export function refusedBy(error: unknown, folder: string): OperatorRefusal | null {
  if (!(error instanceof Error) || !("code" in error)) return null;
  switch (error.code) {
    case "ENOSPC":
    case "EDQUOT":
      return new OperatorRefusal(`There is no space left in ${folder}. Make room, or choose another folder.`);
    case "EACCES":
    case "EPERM":
      return new OperatorRefusal(`The user that writes the archive may not write to ${folder}.`);
    case "EROFS":
      return new OperatorRefusal(`${folder} lies on a disk that can only be read.`);
    default:
      return "syscall" in error && error.syscall === "mkdir"
        ? new OperatorRefusal(`${folder} takes no files (${String(error.code)}).`)
        : null;
  }
}
