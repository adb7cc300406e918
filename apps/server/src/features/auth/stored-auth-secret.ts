import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** The configured secret, or one made at the first start and kept in the data folder (readable by its owner only). */
export function storedAuthSecret(options: {
  readonly configured: string | null;
  readonly dataDir: string;
}): string {
  if (options.configured !== null) return options.configured;
  const path = join(options.dataDir, "auth-secret");
  if (existsSync(path)) return readFileSync(path, "utf8").trim();
  mkdirSync(options.dataDir, { recursive: true, mode: 0o700 });
  const secret = randomBytes(48).toString("base64url");
  writeFileSync(`${path}.new`, `${secret}\n`, { mode: 0o600 });
  renameSync(`${path}.new`, path);
  return secret;
}
