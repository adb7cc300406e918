import { execFileSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { afterEach, beforeEach, describe, expect, it } from "vitest";

import { call, createHouse, propertyNames, signUpAt, until } from "./requests/process-calls.ts";
import { readyFolder } from "./processes/ready-folder.ts";
import { serversOfTest } from "./processes/server-process.ts";

const timeout = 120_000;

let folder: string;
const servers = serversOfTest();

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "keystead-disk-"));
});
afterEach(async () => {
  await servers.end();
  rmSync(folder, { recursive: true, force: true });
});

describe("a disk that fails", { timeout }, () => {
  it("ends the process at once, which acknowledges nothing more and opens again with all it had acknowledged", async () => {
    const flag = join(folder, "fail");
    const dataDir = join(folder, "data");
    await readyFolder(dataDir);
    const preload = fileURLToPath(new URL("./processes/fail-syncs.ts", import.meta.url));
    const failing = { NODE_OPTIONS: `--import=${preload}`, FAIL_SYNCS: flag };
    const server = await servers.serve({ DATA_DIR: dataDir, ...failing });
    const { url } = server;
    const cookie = await signUpAt(url);
    const kept = randomUUID();
    expect((await createHouse(url, cookie, kept)).status).toBe(200);
    writeFileSync(flag, "");
    const answers = await Promise.allSettled(
      Array.from({ length: 4 }, () => createHouse(url, cookie, randomUUID())),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => "rejected"));
    // By itself: no signal was sent.
    expect(await server.ended).toEqual({
      code: 1,
      signal: null,
      complaint:
        "The database could not write to the data folder: the disk failed (EIO). Stopped at once, so that nothing is said to be stored that is not. Look after the disk, then start again.\n",
    });

    const again = await servers.serve({ DATA_DIR: dataDir });
    expect([...(await propertyNames(again.url, cookie))]).toContain(kept);
  });
});

describe("a full disk", { timeout }, () => {
  it("is answered with 507, is no reason to end, and a start on it says so in one sentence", async ({
    skip,
  }) => {
    const mount = join(folder, "small");
    mkdirSync(mount);
    if (!canMount(mount)) skip("no right to mount a small disk here");
    try {
      const { acknowledged, kept } = await fillAndStartAgain(mount);
      expect(acknowledged.filter((name) => !kept.has(name))).toEqual([]);
    } finally {
      await servers.end();
      execFileSync("umount", [mount]);
    }
  });
});

async function fillAndStartAgain(
  mount: string,
): Promise<{ readonly acknowledged: readonly string[]; readonly kept: ReadonlySet<string> }> {
  const dataDir = join(mount, "data");
  const filler = join(mount, "filler");
  await readyFolder(dataDir);
  const server = await servers.serve({ DATA_DIR: dataDir });
  const { url } = server;
  const cookie = await signUpAt(url);
  writeFileSync(filler, Buffer.alloc(Math.max(0, freeBytes(mount) - 64 * 1_024)));
  const acknowledged: string[] = [];
  let refused = await createHouse(url, cookie, randomUUID());
  await until(async () => {
    const name = randomUUID();
    refused = await createHouse(url, cookie, name);
    if (refused.status === 200) acknowledged.push(name);
    return refused.status !== 200;
  });
  expect([refused.status, refused.retryAfter]).toEqual([507, "60"]);
  // The disk is still full: neither answer waits for free space.
  expect((await call(`${url}/readyz`)).status).toBe(503);
  expect((await call(`${url}/healthz`)).status).toBe(200);
  server.kill("SIGKILL");
  await server.ended;

  // Starting on an existing folder may free space by clearing it up; a new folder needs all of the space.
  const other = join(mount, "other");
  mkdirSync(other);
  writeFileSync(filler, Buffer.alloc(0));
  writeFileSync(filler, Buffer.alloc(freeBytes(mount)));
  const onFull = await servers.start({ DATA_DIR: other });
  expect(await onFull.ended).toEqual({
    code: 1,
    signal: null,
    complaint: `There is no space left on the disk of the data folder ${other}. Make room, or choose another DATA_DIR.\n`,
  });

  rmSync(filler);
  const again = await servers.serve({ DATA_DIR: dataDir });
  return { acknowledged, kept: await propertyNames(again.url, cookie) };
}

function canMount(at: string): boolean {
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", "size=96m", "tmpfs", at], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

function freeBytes(at: string): number {
  const { bavail, bsize } = statfsSync(at);
  return bavail * bsize;
}
