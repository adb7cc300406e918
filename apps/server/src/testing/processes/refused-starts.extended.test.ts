import { execFile, execFileSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";

import { portOf } from "#kernel/http/listening/listeners.ts";
import { compileCache, serversOfTest } from "./server-process.ts";

let folder: string;
let aFile: string;
const servers = serversOfTest();

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "keystead-refused-"));
  aFile = join(folder, "a-file");
  writeFileSync(aFile, "no folder");
});
afterEach(() => servers.end());
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let folders = 0;
function emptyFolder(): string {
  const made = join(folder, `empty-${(folders += 1)}`);
  mkdirSync(made);
  return made;
}

/** Files other than the lock, which is created before anything else. */
const madeIn = (dataDir: string) => readdirSync(dataDir).filter((name) => !name.startsWith("lock.sqlite"));

/** The complaint of a start that must fail. */
async function refusal(settings: Readonly<Record<string, string>> & { readonly DATA_DIR: string }) {
  const { url, ended, output } = await servers.start(settings);
  expect(url).toBeNull();
  const { code, complaint } = await ended;
  expect({ code, output: output() }).toEqual({ code: 1, output: "" });
  return complaint;
}

describe("a setting that is wrong stops the start with one sentence", () => {
  it.each([
    [
      { TRUST_PROXY: "banana" },
      "TRUST_PROXY must be the number of proxies in front, such as 1, or their addresses: loopback, private, 10.0.0.0/8, 2001:db8::7.",
    ],
    [{ PORT: "eighty" }, "PORT must be a whole number from 0 to 65535."],
    [
      { HOST: "203.0.113.1" },
      "HOST must be an address of this machine, such as 127.0.0.1 or 0.0.0.0; 203.0.113.1 is none.",
    ],
    [{ BASE_URL: "rent.example.com" }, "BASE_URL must be an address that begins with http:// or https://."],
    [{ PORT: "3000", METRICS_PORT: "3000" }, "METRICS_PORT must be another port than PORT."],
    [{ METRICS_TOKEN: "short" }, "METRICS_TOKEN must be a text of 16 characters at least, without blanks."],
    [{ SIGN_UP: "yes" }, "SIGN_UP must be open or closed."],
    [
      { DATABASE_URL: "postgres://me:pass#word@host/keystead" },
      "DATABASE_URL must be an address such as postgres://user:password@host/database, or of several hosts postgres://user:password@host1:5432,host2:5432/database (a # or / in the password is written %23 or %2F).",
    ],
    [
      { DATABASE_URL: "postgres://me:password@one:5432,:5433/keystead" },
      "DATABASE_URL must be an address such as postgres://user:password@host/database, or of several hosts postgres://user:password@host1:5432,host2:5432/database (a # or / in the password is written %23 or %2F).",
    ],
    [
      { DATABASE_URL: "postgres://me@host/keystead" },
      "AUTH_SECRET must be set together with DATABASE_URL, since several processes must share it.",
    ],
    [
      { GEO_DB: "/nowhere/countries.mmdb" },
      "GEO_DB must be a country database (mmdb) that can be read; /nowhere/countries.mmdb is none.",
    ],
    [
      { CONTENT_DIR: "/nowhere" },
      "There is no file /nowhere/site.en.json. Put it there, or leave CONTENT_DIR out for the words that the product brings.",
    ],
  ])("%j", async (settings, sentence) => {
    const dataDir = emptyFolder();
    expect(await refusal({ ...settings, DATA_DIR: dataDir })).toBe(`${sentence}\n`);
    // The database takes seconds to create, so a refused start must not begin it; only the lock may exist.
    expect(madeIn(dataDir)).toEqual([]);
  });

  it("also a country database that is none", async () => {
    expect(await refusal({ GEO_DB: aFile, DATA_DIR: emptyFolder() })).toBe(
      `GEO_DB must be a country database (mmdb) that can be read; ${aFile} is none.\n`,
    );
  });

  it("several that are wrong with a sentence each", async () => {
    expect(await refusal({ PORT: "eighty", PAYMENTS: "soon", DATA_DIR: emptyFolder() })).toBe(
      "PORT must be a whole number from 0 to 65535.\nPAYMENTS must be maintenance or open.\n",
    );
  });
});

it.each(["PORT", "METRICS_PORT"])(
  "a %s that somebody listens at stops the start before a database is made",
  async (setting) => {
    const somebody = createServer().listen(0, "127.0.0.1");
    await once(somebody, "listening");
    const port = portOf(somebody);
    const dataDir = emptyFolder();
    try {
      expect(await refusal({ [setting]: String(port), DATA_DIR: dataDir })).toBe(
        `Another process listens at port ${port} already. Stop it first, or choose another ${setting}.\n`,
      );
      expect(madeIn(dataDir)).toEqual([]);
    } finally {
      somebody.close();
    }
  },
);

describe("a data folder that cannot be used stops the start with one sentence", () => {
  it.each([
    ["a file", () => aFile, (at: string) => `The data folder ${at} cannot be made: a file is in its place.`],
    [
      "a folder below a file",
      () => join(aFile, "data"),
      (at: string) => `The data folder ${at} cannot be made: a file is in its place.`,
    ],
    [
      "a link that leads nowhere",
      () => {
        const link = join(folder, "dangling");
        symlinkSync("/nowhere/at/all", link);
        return link;
      },
      (at: string) => `The data folder ${at} cannot be made: a file is in its place.`,
    ],
    [
      "a path that is too long for the socket in it",
      () => join(folder, "x".repeat(120)),
      (at: string) =>
        `The path of the data folder ${at} is too long by ${Buffer.byteLength(join(at, "admin.sock")) - (process.platform === "linux" ? 107 : 103)} bytes for the socket that lies in it.`,
    ],
  ])("%s", async (_what, path, sentence) => {
    const at = path();
    expect(await refusal({ DATA_DIR: at })).toBe(`${sentence(at)} Choose another DATA_DIR.\n`);
  });

  // `mkdir` with `recursive` never returns for such a path.
  it
    .runIf(process.platform === "linux")
    .each([{}, { DATABASE_URL: "postgres://me@127.0.0.1:1/none", AUTH_SECRET: "x".repeat(32) }])(
    "a place where the system makes no folders, with %j",
    async (database) => {
      expect(await refusal({ DATA_DIR: "/proc/keystead/data", ...database })).toBe(
        "The data folder /proc/keystead/data cannot be made there (ENOENT). Choose another DATA_DIR.\n",
      );
    },
  );

  it("one that can only be read", async ({ skip }) => {
    const closed = emptyFolder();
    const open = closeToWriting(closed);
    if (open === null) skip("no right to mount a disk here, and nothing is closed to this user");
    else {
      try {
        expect(await refusal({ DATA_DIR: closed })).toMatch(
          /^(The user that starts this may not write to the data folder [^\n]*|The data folder [^\n]* lies on a disk that can only be read)\. Choose another DATA_DIR\.\n$/,
        );
      } finally {
        open();
      }
    }
  });
});

describe("the operator's commands end with one sentence", () => {
  const cli = (command: string) => fileURLToPath(new URL(`../../cli/${command}.ts`, import.meta.url));

  /** The exit code and complaint of a command. */
  function ended(
    command: string,
    words: readonly string[],
    {
      signal,
      ...settings
    }: { readonly signal: AbortSignal; readonly DATA_DIR: string; readonly PORT?: string },
  ) {
    const { promise, resolve } = Promise.withResolvers<{
      code: unknown;
      output: string;
      complaint: string;
    }>();
    const env = { NODE_COMPILE_CACHE: compileCache, ...settings };
    execFile(
      process.execPath,
      [cli(command), ...words],
      { cwd: tmpdir(), env, signal, killSignal: "SIGKILL" },
      (error, output, complaint) => resolve({ code: error === null ? 0 : error.code, output, complaint }),
    );
    return promise;
  }
  const refused = (sentence: string) => ({ code: 1, output: "", complaint: `${sentence}\n` });

  it("a backup into a folder that is not there, is none or cannot be written to", async ({ signal }) => {
    const where = { signal, DATA_DIR: emptyFolder() };
    expect(await ended("backup", ["/nowhere/a.tgz"], where)).toEqual(refused("There is no folder /nowhere."));
    expect(await ended("backup", [join(aFile, "a.tgz")], where)).toEqual(refused(`${aFile} is no folder.`));
    expect(await ended("backup", [aFile], where)).toEqual(refused(`${aFile} exists already.`));
    const closed = emptyFolder();
    const open = closeToWriting(closed);
    if (open !== null) {
      try {
        const { code, complaint } = await ended("backup", [join(closed, "a.tgz")], where);
        expect(code).toBe(1);
        expect(complaint).toMatch(
          /^(The user that writes the archive may not write to [^\n]*|[^\n]* lies on a disk that can only be read)\.\n$/,
        );
      } finally {
        open();
      }
    }
    expect(readdirSync(where.DATA_DIR)).toEqual([]);
  });

  it("any of a data folder without a database, in which it makes none", async ({ signal }) => {
    const DATA_DIR = emptyFolder();
    const none = refused(`There is no database in the data folder ${DATA_DIR}. Is DATA_DIR right?`);
    expect(await ended("backup", [join(folder, "b.tgz")], { signal, DATA_DIR })).toEqual(none);
    expect(await ended("admin", ["mails"], { signal, DATA_DIR })).toEqual(none);
    expect(readdirSync(DATA_DIR)).toEqual([]);
    expect(await ended("admin", ["mails"], { signal, DATA_DIR: aFile })).toEqual(
      refused(`There is no database in the data folder ${aFile}. Is DATA_DIR right?`),
    );
  });

  it("a restore of a file that is not there, or into a folder that cannot be made", async ({ signal }) => {
    const restore = (file: string, DATA_DIR: string) => ended("restore", [file], { signal, DATA_DIR });
    expect(await restore("/nowhere/a.tgz", emptyFolder())).toEqual(
      refused("There is no file /nowhere/a.tgz."),
    );
    expect(await restore(aFile, join(aFile, "data"))).toEqual(
      refused(
        `The data folder ${join(aFile, "data")} cannot be made: a file is in its place. Choose another DATA_DIR.`,
      ),
    );
  });

  it("a setting that is wrong", async ({ signal }) => {
    expect(await ended("admin", ["mails"], { signal, DATA_DIR: emptyFolder(), PORT: "eighty" })).toEqual(
      refused("PORT must be a whole number from 0 to 65535."),
    );
  });
});

/** Makes the folder read-only and returns how to undo that; null if this user cannot. */
function closeToWriting(closed: string): (() => void) | null {
  if (process.getuid?.() !== 0) {
    chmodSync(closed, 0o500);
    return () => chmodSync(closed, 0o700);
  }
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", "ro", "tmpfs", closed], { stdio: "ignore" });
    return () => execFileSync("umount", [closed]);
  } catch {
    return null;
  }
}
