import {
  closeSync,
  constants,
  fchmodSync,
  lstatSync,
  openSync,
  readdirSync,
  realpathSync,
  type Stats,
} from "node:fs";
import { join } from "node:path";

const FOLDER = 0o700;
const FILE = 0o600;
/** The sticky bit marks a folder that is shared on purpose, such as /tmp. */
const STICKY = 0o1000;

/** The files and folders that the product itself creates in the data folder; it changes no others there. */
const OWN = [
  "pg",
  "pg.new",
  "outbox",
  "files",
  "incoming",
  "exports",
  "erasures.ndjson",
  "auth-secret",
  "auth-secret.new",
  "lock.sqlite",
  "lock.sqlite-journal",
];

export type Privacy = {
  /** Files and folders that other users could open until now. */
  readonly mended: number;
  /** Those that other users can still open: another user owns them, or the file system has no modes. */
  readonly open: number;
};

/** From this call on, only the owner can open the files that this process and its children create. */
export function createPrivately(): void {
  process.umask(0o077);
}

/**
 * Removes other users' access to the data folder; checking about 1,000 files takes some hundredths of a second. Never
 * follows a link: its target is outside, or is checked at its own path.
 */
export function keepPrivate(dataDir: string): Privacy {
  const privacy = { mended: 0, open: 0 };
  const root = existing(() => realpathSync(dataDir));
  if (root === null) return privacy;
  mend(root, privacy);
  for (const name of OWN) walk(join(root, name), privacy);
  return privacy;
}

/** Like `keepPrivate`, for a folder that has just been created, whatever modes its creator set. */
export function closeToOthers(folder: string): void {
  walk(folder, { mended: 0, open: 0 });
}

type Tally = { mended: number; open: number };

function walk(path: string, tally: Tally): void {
  if (!mend(path, tally)) return;
  for (const name of existing(() => readdirSync(path)) ?? []) walk(join(path, name), tally);
}

/** Returns true for a folder. */
function mend(path: string, tally: Tally): boolean {
  const found = existing(() => lstatSync(path));
  if (found === null) return false;
  const isFolder = found.isDirectory();
  if (!isFolder && !found.isFile()) return false;
  const right = isFolder ? FOLDER : FILE;
  if ((found.mode & 0o7777) !== right) {
    if (close(path, found, right)) tally.mended += 1;
    else tally.open += 1;
  }
  return isFolder;
}

/** Refuses links, so that a file that is replaced in the meantime is not changed. */
function close(path: string, found: Stats, mode: number): boolean {
  if ((found.mode & STICKY) !== 0) return false;
  try {
    const descriptor = openSync(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
    try {
      fchmodSync(descriptor, mode);
    } finally {
      closeSync(descriptor);
    }
    return (lstatSync(path).mode & 0o7777) === mode;
  } catch {
    return false;
  }
}

/**
 * Null if the file does not exist: another process may create and delete files there at any time while it writes its
 * mails.
 */
function existing<T>(look: () => T): T | null {
  try {
    return look();
  } catch {
    return null;
  }
}
