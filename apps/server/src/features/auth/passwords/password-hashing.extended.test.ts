import { readFileSync, readdirSync } from "node:fs";

import { hashPassword, verifyPassword } from "better-auth/crypto";
import { expect, it } from "vitest";

import { PASSWORD_COST } from "#kernel/password-cost.ts";
import { HashingOverload, passwordHashing } from "./password-hashing.ts";

it("reads the library's hashes, and the library reads its", async () => {
  const { hash, verify } = passwordHashing(PASSWORD_COST);
  const theirs = await hashPassword("correct horsé");
  expect(await verify({ hash: theirs, password: "correct horse\u0301" })).toBe(true);
  expect(await verify({ hash: theirs, password: "another" })).toBe(false);
  const ours = await hash("correct horsé");
  expect(await verifyPassword({ hash: ours, password: "correct horsé" })).toBe(true);
});

it("judges what is no hash as a wrong password", async () => {
  const { verify } = passwordHashing(PASSWORD_COST);
  expect(await verify({ hash: "", password: "any" })).toBe(false);
  expect(await verify({ hash: "salt", password: "any" })).toBe(false);
});

it("takes one and sixteen in line, refuses the rest at once, and is free again afterwards", async () => {
  const { hash } = passwordHashing(PASSWORD_COST);
  const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => hash("a password")));
  expect(outcomes.slice(17).map(({ status }) => status)).toEqual(["rejected", "rejected", "rejected"]);
  const refused = outcomes.flatMap((one) => (one.status === "rejected" ? [one.reason] : []));
  expect(refused.every((reason) => reason instanceof HashingOverload)).toBe(true);
  await hash("a password");
});

it("takes one after the other, refuses whoever waited too long, and is free again afterwards", async () => {
  const { hash } = passwordHashing(PASSWORD_COST, 1);
  const outcomes = await Promise.allSettled(Array.from({ length: 4 }, () => hash("a password")));
  expect(outcomes.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "rejected", "rejected"]);
  const reasons = outcomes.flatMap((one) => (one.status === "rejected" ? [one.reason] : []));
  expect(reasons.every((reason) => reason instanceof HashingOverload)).toBe(true);
  await hash("a password");
});

it.runIf(process.platform === "linux")("works on a thread of lower priority than all others", async () => {
  await passwordHashing(PASSWORD_COST).hash("a password");
  const nice = readdirSync("/proc/self/task").map((thread) => niceOf(thread));
  expect(nice).toContain(5);
  expect(niceOf(String(process.pid))).toBe(0);
});

/** The nineteenth field; those after the name in brackets hold no space. */
function niceOf(thread: string): number {
  const line = readFileSync(`/proc/self/task/${thread}/stat`, "utf8");
  return Number(line.slice(line.lastIndexOf(")") + 2).split(" ")[16]);
}
