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
/** Of a folder that many share on purpose, such as /tmp. */
const STICKY = 0o1000;

/** What the product itself makes in the data folder; anything else there is not its to change. */
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
  /** Files and folders that others could open until now. */
  readonly mended: number;
  /** Those that still can be: they belong to somebody else, or the file system knows no modes. */
  readonly open: number;
};

/** From here on whatever this process and its children make is its owner's alone, from the moment it is made. */
export function createPrivately(): void {
  process.umask(0o077);
}

/**
 * Looks at the data folder and takes away what others may do there; about 1,000 files are looked at in some hundredths of
 * a second. A link is never followed: what it points to lies outside, or is looked at in its own place.
 */
export function keepPrivate(dataDir: string): Privacy {
  const privacy = { mended: 0, open: 0 };
  const root = existing(() => realpathSync(dataDir));
  if (root === null) return privacy;
  mend(root, privacy);
  for (const name of OWN) walk(join(root, name), privacy);
  return privacy;
}

/** The same for a folder that has just been made, whatever modes its maker gave. */
export function closeToOthers(folder: string): void {
  walk(folder, { mended: 0, open: 0 });
}

type Tally = { mended: number; open: number };

function walk(path: string, tally: Tally): void {
  if (!mend(path, tally)) return;
  for (const name of existing(() => readdirSync(path)) ?? []) walk(join(path, name), tally);
}

/** True for a folder. */
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

/** On the file that was looked at, not on what may have been put in its place. */
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

/** Files come and go while another process writes its mails there. */
function existing<T>(look: () => T): T | null {
  try {
    return look();
  } catch {
    return null;
  }
}
