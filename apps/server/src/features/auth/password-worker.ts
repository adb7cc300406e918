// The thread of password-hashing.ts. Its answers are the library's own format, so that either can read the other's.
import { randomBytes, scryptSync, timingSafeEqual } from "node:crypto";
import { setPriority } from "node:os";
import { parentPort } from "node:worker_threads";

/** Without a hash the password is to be hashed, with one to be compared. */
export type HashingTask = { readonly password: string; readonly hash?: string };

const NICE = 5;
const COST = { N: 16_384, r: 16, p: 1, maxmem: 128 * 16_384 * 16 * 2 };
const KEY_BYTES = 64;

// Only Linux has a priority for each thread; elsewhere this would slow down the whole process.
if (process.platform === "linux") setPriority(0, NICE);

parentPort?.on("message", (task: HashingTask) => {
  parentPort?.postMessage(
    task.hash === undefined ? hashed(task.password) : isRight(task.password, task.hash),
  );
});

function hashed(password: string): string {
  const salt = randomBytes(16).toString("hex");
  return `${salt}:${keyOf(password, salt).toString("hex")}`;
}

function isRight(password: string, stored: string): boolean {
  const [salt = "", key = ""] = stored.split(":");
  const expected = Buffer.from(key, "hex");
  const given = keyOf(password, salt);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function keyOf(password: string, salt: string): Buffer {
  return scryptSync(password.normalize("NFKC"), salt, KEY_BYTES, COST);
}
