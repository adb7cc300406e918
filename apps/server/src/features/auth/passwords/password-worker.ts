// The thread of password-hashing.ts. Its results are in the library's own format, so that each can read the other's.
import { randomBytes, scryptSync, timingSafeEqual } from "node:crypto";
import { setPriority } from "node:os";
import { parentPort } from "node:worker_threads";

import type { PasswordCost } from "#kernel/password-cost.ts";

/** Without a hash the password is hashed; with a hash it is compared. */
export type HashingTask = {
  readonly password: string;
  readonly hash?: string;
  readonly cost: PasswordCost;
};

const NICE = 5;
const KEY_BYTES = 64;

// Only Linux has a priority for each thread; elsewhere this would slow down the whole process.
if (process.platform === "linux") setPriority(0, NICE);

parentPort?.on("message", (task: HashingTask) => {
  parentPort?.postMessage(task.hash === undefined ? hashed(task) : isRight(task, task.hash));
});

function hashed(task: HashingTask): string {
  const salt = randomBytes(16).toString("hex");
  return `${salt}:${keyOf(task, salt).toString("hex")}`;
}

function isRight(task: HashingTask, stored: string): boolean {
  const [salt = "", key = ""] = stored.split(":");
  const expected = Buffer.from(key, "hex");
  const given = keyOf(task, salt);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function keyOf({ password, cost: { rounds, size } }: HashingTask, salt: string): Buffer {
  const cost = { N: rounds, r: size, p: 1, maxmem: 128 * rounds * size * 2 };
  return scryptSync(password.normalize("NFKC"), salt, KEY_BYTES, cost);
}
