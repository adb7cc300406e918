import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { get } from "node:http";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";

import { startBare } from "../bare/bare-process.ts";
import { atLeast, atMost, median, type BenchRow } from "../bench-table.ts";
import { startServer } from "../product/product-server.ts";

const run = promisify(execFile);
const loadTool = createRequire(import.meta.url).resolve("autocannon");
const SECONDS = 5;

type Load = {
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p95Ms: number;
  readonly p99Ms: number;
  readonly failed: number;
};

/**
 * The landing page from memory, alternating with the same bytes from bare node:http, with one load generator for both;
 * then a page written by an administrator, read from the database and rendered for each request.
 */
export async function benchPublicPages(): Promise<readonly BenchRow[]> {
  const folder = mkdtempSync(join(tmpdir(), "keystead-bench-"));
  const running: { readonly stop: () => Promise<void> }[] = [];
  try {
    const product = await startServer(join(folder, "data"), { LOG_LEVEL: "warn" });
    running.push(product);
    const page = `${product.url}/en`;
    const body = await fromMemory(page);
    const file = join(folder, "page.br");
    writeFileSync(file, body);
    const bare = await startBare("bare-server.ts", [file, "br"]);
    running.push(bare);
    const barePage = `${bare.url}/`;
    const ours: Load[] = [];
    const theirs: Load[] = [];
    for (let round = 0; round < 3; round += 1) {
      ours.push(await load(page, 50));
      theirs.push(await load(barePage, 50));
    }
    const written = `${product.url}/guides/deposit-return`;
    await load(written, 10);
    const calm = await load(written, 10);
    const busy = await load(written, 50);
    if ([...ours, ...theirs, calm, busy].some(({ failed }) => failed > 0))
      throw new Error("requests failed under load");
    const rate = median(ours.map((one) => one.perSecond));
    return [
      atLeast(
        "landing page (br), requests over those of bare node:http",
        rate / median(theirs.map((one) => one.perSecond)),
        0.5,
        "x",
      ),
      atLeast("landing page (br), 50 connections", rate, 500, "/s"),
      atMost("landing page (br), p99 at 50 connections", median(ours.map((one) => one.p99Ms)), 250, "ms"),
      atMost("written page from the database (br), p50 at 10 connections", calm.p50Ms, 50, "ms"),
      atMost("written page from the database (br), p95 at 10 connections", calm.p95Ms, 50, "ms"),
      atLeast("written page from the database (br), 50 connections", busy.perSecond, 100, "/s"),
      atMost("written page from the database (br), p50 at 50 connections", busy.p50Ms, 250, "ms"),
      atMost("written page from the database (br), p95 at 50 connections", busy.p95Ms, 250, "ms"),
    ];
  } finally {
    for (const one of running) await one.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Waits until the page is served from memory, recognised by its ETag, and returns its compressed bytes. */
async function fromMemory(page: string): Promise<Buffer> {
  const deadline = Date.now() + 120_000;
  while (Date.now() < deadline) {
    const answer = await compressed(page).catch(() => null);
    if (answer?.tag === true) return answer.body;
    await pause(200);
  }
  throw new Error(`${page} is not served from memory; is the web built (npm run build)?`);
}

function compressed(page: string): Promise<{ readonly tag: boolean; readonly body: Buffer }> {
  const { promise, resolve, reject } = Promise.withResolvers<{ tag: boolean; body: Buffer }>();
  get(page, { headers: { "accept-encoding": "br" }, agent: false }, (answer) => {
    const parts: Buffer[] = [];
    answer.on("data", (part: Buffer) => parts.push(part));
    answer.on("end", () => resolve({ tag: answer.headers.etag !== undefined, body: Buffer.concat(parts) }));
  }).on("error", reject);
  return promise;
}

async function load(page: string, connections: number): Promise<Load> {
  const { stdout } = await run(
    process.execPath,
    [loadTool, "--json", "-c", String(connections), "-d", String(SECONDS), "-H", "accept-encoding=br", page],
    { maxBuffer: 10_000_000 },
  );
  const read: unknown = JSON.parse(stdout);
  return {
    perSecond: numberAt(read, "requests", "average"),
    p50Ms: numberAt(read, "latency", "p50"),
    // The tool has no 95th percentile; this is the next higher one.
    p95Ms: numberAt(read, "latency", "p97_5"),
    p99Ms: numberAt(read, "latency", "p99"),
    failed: numberAt(read, "non2xx") + numberAt(read, "errors"),
  };
}

function numberAt(tree: unknown, ...path: readonly string[]): number {
  let at: unknown = tree;
  for (const key of path)
    at =
      typeof at === "object" && at !== null
        ? Object.entries(at).find(([name]) => name === key)?.[1]
        : undefined;
  if (typeof at !== "number") throw new Error(`the load generator gave no ${path.join(".")}`);
  return at;
}
