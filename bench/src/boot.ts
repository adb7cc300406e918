import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { realPostgres } from "@keystead/testkit/real-postgres";

import { atMost, type BenchRow } from "./bench-table.ts";
import { build } from "./bytes.ts";
import { residentMibOf } from "./load/resident.ts";
import { freeLocalPort, untilServed } from "./product/served.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

type Boot = { readonly seconds: number; readonly residentMib: number };

/** `npm start` when everything is installed and built: the first time, which creates the database, and the second. */
export async function benchBoot(): Promise<readonly BenchRow[]> {
  build();
  const dataDir = mkdtempSync(join(tmpdir(), "keystead-boot-"));
  const postgres = await realPostgres();
  try {
    const embedded = { DATA_DIR: dataDir };
    const external = {
      ...embedded,
      DATABASE_URL: postgres.url,
      AUTH_SECRET: "a secret of the bench, long enough",
    };
    const cold = await boot(embedded);
    const warm = await boot(embedded);
    await boot(external);
    const beside = await boot(external);
    return [
      atMost("npm start, cold, to the first page", cold.seconds, 7, "s"),
      atMost("npm start, warm, to the first page", warm.seconds, 3, "s"),
      atMost("npm start, warm, on PostgreSQL, to the first page", beside.seconds, 3, "s"),
      atMost("resident memory after the first page, embedded", warm.residentMib, 350, "MiB"),
      atMost("resident memory after the first page, PostgreSQL", beside.residentMib, 200, "MiB"),
    ];
  } finally {
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function boot(settings: Readonly<Record<string, string>>): Promise<Boot> {
  const port = await freeLocalPort();
  const started = performance.now();
  const npm = spawn("npm", ["start"], {
    cwd: root,
    env: { ...process.env, ...settings, PORT: String(port), HOST: "127.0.0.1", NODE_ENV: "production" },
    stdio: ["ignore", "ignore", "inherit"],
    detached: true,
  });
  const ended = once(npm, "close");
  const page = await untilServed(`http://127.0.0.1:${port}/en`, ended);
  await page.text();
  const seconds = (performance.now() - started) / 1_000;
  if (npm.pid === undefined) throw new Error("npm did not start.");
  const server = descendants(npm.pid).find((pid) => commandOf(pid).includes("apps/server/src/main.ts"));
  if (server === undefined) throw new Error("The server was not found among the children of npm start.");
  const residentMib = residentMibOf(server);
  process.kill(server, "SIGTERM");
  await ended;
  return { seconds, residentMib };
}

// Linux only, like the memory figures: reads /proc.

/** All descendants of a process. */
function descendants(pid: number): readonly number[] {
  const parents = new Map<number, number>();
  for (const name of readdirSync("/proc")) {
    if (!/^\d+$/.test(name)) continue;
    const stat = read(`/proc/${name}/stat`);
    // "pid (name) state parent …": the name may contain spaces, so parsing starts after it.
    parents.set(Number(name), Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1]));
  }
  const children = (of: number): readonly number[] =>
    [...parents].filter(([, parent]) => parent === of).flatMap(([child]) => [child, ...children(child)]);
  return children(pid).toReversed();
}

function commandOf(pid: number): string {
  return read(`/proc/${pid}/cmdline`).replaceAll("\0", " ");
}

function read(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    // The process ended between listing and reading.
    return "";
  }
}
