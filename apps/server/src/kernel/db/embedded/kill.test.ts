import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { realPostgres } from "@keystead/testkit/real-postgres";
import { describe, expect, it } from "vitest";

import { killLoop } from "#testing/processes/kill-loop.ts";
import { readyFolder } from "#testing/processes/ready-folder.ts";

/** `KILLS=20` for the long run. */
const kills = Number(process.env["KILLS"] ?? 5);
const timeout = 60_000 + kills * 30_000;

describe("kill -9", () => {
  it("loses nothing acknowledged on the embedded database", { timeout }, async () => {
    const dataDir = mkdtempSync(join(tmpdir(), "keystead-kill-"));
    try {
      await readyFolder(dataDir);
      const report = await killLoop({ database: { kind: "embedded", dataDir }, kills });
      expect(report).toEqual({ kills, acknowledged: report.acknowledged, missing: 0, halves: 0 });
      expect(report.acknowledged).toBeGreaterThanOrEqual(kills);
    } finally {
      rmSync(dataDir, { recursive: true, force: true });
    }
  });

  it("loses nothing acknowledged on PostgreSQL, whose server dies too", { timeout }, async () => {
    const server = await realPostgres({ durable: true });
    const [crash, restart] = [() => server.crash(), () => server.restart()];
    try {
      const report = await killLoop({
        database: { kind: "postgres", url: server.url, crash, restart },
        kills,
      });
      expect(report).toEqual({ kills, acknowledged: report.acknowledged, missing: 0, halves: 0 });
      expect(report.acknowledged).toBeGreaterThanOrEqual(kills);
    } finally {
      await server.stop();
    }
  });
});
