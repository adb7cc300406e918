import { existsSync, mkdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/**
 * The data folder cannot be used as it is. When this error ends a start, nothing has been created yet. Its message is
 * one sentence for the person who starts the product.
 */
export class DataFolderRefused extends Error {
  override readonly name = "DataFolderRefused";
}

/** Creates the folder if it does not exist, and proves that this process can write to it. Throws DataFolderRefused. */
export function makeDataFolder(dataDir: string): void {
  if (dirname(dataDir) === dataDir)
    throw new DataFolderRefused(
      `The data folder cannot be ${dataDir} itself. Choose a folder of its own as DATA_DIR.`,
    );
  try {
    makeFolder(dataDir);
    const trial = join(dataDir, `.written-at-the-start-by-${process.pid}`);
    writeFileSync(trial, "", { mode: 0o600 });
    // Processes in two containers may share the folder and have the same process id.
    rmSync(trial, { force: true });
  } catch (error) {
    const code = codeOf(error);
    // A full disk has its own message.
    if (code === null || code === "ENOSPC" || code === "EDQUOT") throw error;
    throw new DataFolderRefused(`${troubleOf(code, dataDir)} Choose another DATA_DIR.`, { cause: error });
  }
}

/**
 * Creates each missing folder from the top. Node's recursive mkdir never returns where the file system claims that an
 * existing parent does not exist, as /proc does.
 */
function makeFolder(path: string): void {
  if (!existsSync(path)) {
    makeFolder(dirname(path));
    makeOne(path);
  }
  if (!statSync(path).isDirectory()) throw Object.assign(new Error("no folder"), { code: "ENOTDIR" });
}

function makeOne(path: string): void {
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    // Another process created it in the meantime; the caller notices if it is not a folder.
    if (codeOf(error) !== "EEXIST" || !existsSync(path)) throw error;
  }
}

function troubleOf(code: string, dataDir: string): string {
  if (code === "EACCES" || code === "EPERM")
    return `The user that starts this may not write to the data folder ${dataDir}.`;
  if (code === "EROFS") return `The data folder ${dataDir} lies on a disk that can only be read.`;
  if (code === "ENOTDIR" || code === "EEXIST")
    return `The data folder ${dataDir} cannot be made: a file is in its place.`;
  return `The data folder ${dataDir} cannot be made there (${code}).`;
}

function codeOf(error: unknown): string | null {
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : null;
}
