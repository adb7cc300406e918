import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterEach, beforeEach, expect, it } from "vitest";

import { keepPrivate } from "./keep-private.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "keystead-private-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const modeOf = (path: string) => (statSync(path).mode & 0o7777).toString(8);

function file(path: string, mode: number): string {
  writeFileSync(path, "");
  chmodSync(path, mode);
  return path;
}

function inside(path: string, mode: number): string {
  mkdirSync(path, { recursive: true });
  chmodSync(path, mode);
  return path;
}

it("closes the folder and what the product made in it, and says how much that was", () => {
  const data = inside(join(folder, "data"), 0o755);
  const pg = inside(join(data, "pg"), 0o700);
  const base = inside(join(pg, "base"), 0o777);
  const files = [
    file(join(base, "1259"), 0o666),
    file(join(data, "auth-secret"), 0o640),
    file(join(inside(join(data, "outbox"), 0o700), "mail.eml"), 0o4600),
  ];
  file(join(pg, "PG_VERSION"), 0o600);
  expect(keepPrivate(data)).toEqual({ mended: 5, open: 0 });
  for (const path of [data, pg, base]) expect(modeOf(path)).toBe("700");
  for (const path of files) expect(modeOf(path)).toBe("600");
  expect(keepPrivate(data)).toEqual({ mended: 0, open: 0 });
});

it("never follows a link, and leaves what is not the product's alone", () => {
  const data = inside(join(folder, "data"), 0o700);
  const outside = inside(join(folder, "outside"), 0o755);
  const passwords = file(join(outside, "passwords"), 0o644);
  const foreign = file(join(data, "notes.txt"), 0o644);
  symlinkSync(outside, join(data, "files"));
  symlinkSync(passwords, join(inside(join(data, "pg"), 0o700), "1259"));
  symlinkSync(passwords, join(data, "auth-secret"));
  expect(keepPrivate(data)).toEqual({ mended: 0, open: 0 });
  expect([modeOf(outside), modeOf(passwords), modeOf(foreign)]).toEqual(["755", "644", "644"]);
});

it("leaves a folder that many share as it is, and says so", () => {
  const shared = inside(join(folder, "shared"), 0o1777);
  expect(keepPrivate(shared)).toEqual({ mended: 0, open: 1 });
  expect(modeOf(shared)).toBe("1777");
});

it("has nothing to do where no folder is yet", () => {
  expect(keepPrivate(join(folder, "none"))).toEqual({ mended: 0, open: 0 });
});
