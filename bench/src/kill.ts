import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { realPostgres } from "@keystead/testkit/real-postgres";

import { killLoop, type KilledDatabase } from "../../apps/server/src/testing/processes/kill-loop.ts";
import { atMost, type BenchRow } from "./bench-table.ts";

const KILLS = 20;

/**
 * A writer is killed during its work, on PostgreSQL together with the database server; acknowledged writes must be
 * stored.
 */
export async function benchKill(): Promise<readonly BenchRow[]> {
  const dataDir = mkdtempSync(join(tmpdir(), "keystead-kill-"));
  const server = await realPostgres({ durable: true });
  try {
    return [
      await killed("embedded", { kind: "embedded", dataDir }),
      await killed("PostgreSQL", {
        kind: "postgres",
        url: server.url,
        crash: () => server.crash(),
        restart: () => server.restart(),
      }),
    ];
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function killed(name: string, database: KilledDatabase): Promise<BenchRow> {
  const { acknowledged, missing, halves } = await killLoop({ database, kills: KILLS });
  return atMost(
    `kill -9, ${KILLS} times, ${name}: lost or half of ${acknowledged} acknowledged`,
    missing + halves,
    0,
    "",
  );
}
