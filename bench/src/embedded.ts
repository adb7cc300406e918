import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Worker } from "node:worker_threads";

import { runFromTerminal } from "../../apps/server/src/operator/index.ts";
import { readEnv } from "../../apps/server/src/env.ts";
import { signUpAt } from "../../apps/server/src/testing/requests/process-calls.ts";
import { atMost, quantileOf, type BenchRow } from "./bench-table.ts";
import { mixedLoad } from "./load/mixed-load.ts";
import { startServer } from "./product/product-server.ts";
import { residentMibOf } from "./load/resident.ts";

const SECONDS = 30;
const WARM_UP_SECONDS = 5;

/**
 * Data set M in the embedded database, which runs in the server's process: how long others wait beside 50 connections.
 */
export async function benchEmbedded(): Promise<readonly BenchRow[]> {
  const dataDir = mkdtempSync(join(tmpdir(), "keystead-bench-"));
  const server = await startServer(dataDir, {});
  try {
    const email = "bench@example.com";
    const cookies = [await signUpAt(server.url, email)];
    const seed = { name: "seed", size: "M", email } as const;
    await runFromTerminal(readEnv({ DATA_DIR: dataDir }), seed, () => new Date());
    const load = { url: server.url, cookies, connections: 50 };
    await mixedLoad({ ...load, seconds: WARM_UP_SECONDS });
    await untilServedAgain(server.url, cookies[0] ?? "");
    const health = watchHealth(server.url);
    const mixed = await mixedLoad({ ...load, seconds: SECONDS });
    const times = await health.stop();
    const mix = `M, embedded, 50 connections of the mix (${mixed.perSecond.toFixed(0)}/s, p99 ${mixed.p99} ms)`;
    console.log(`Resident memory after the load: ${residentMibOf(server.pid).toFixed(0)} MiB`);
    return [
      atMost(`${mix}: failed`, mixed.refused + mixed.errors, 0, ""),
      atMost(
        `${mix}: p99 of ${times.length} /healthz (longest ${Math.max(...times).toFixed(0)} ms)`,
        quantileOf(0.99, times),
        200,
        "ms",
      ),
    ];
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/**
 * The warm-up leaves its last requests in the queue, where they take the room of the next load from the same address.
 * The queue is in order, so a request that is answered waited for all of them.
 */
async function untilServedAgain(url: string, cookie: string): Promise<void> {
  for (;;) {
    const response = await fetch(`${url}/api/v1/units?limit=50`, { headers: { cookie } });
    await response.arrayBuffer();
    if (response.ok) return;
  }
}

/** Runs in a thread of its own: the one that generates the load would measure its own delays. */
function watchHealth(url: string): { readonly stop: () => Promise<readonly number[]> } {
  const worker = new Worker(new URL("./load/watch-health.ts", import.meta.url), { workerData: url });
  return {
    stop() {
      const { promise, resolve, reject } = Promise.withResolvers<readonly number[]>();
      worker.once("message", (times: readonly number[]) => resolve(times));
      worker.once("error", reject);
      worker.postMessage("stop");
      return promise;
    },
  };
}
