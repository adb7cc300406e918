import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { realPostgres, type RealPostgres } from "@keystead/testkit/real-postgres";
import { afterAll, beforeAll, expect, it } from "vitest";

import { call, createHouse, propertyNames, signUpAt } from "./process-calls.ts";
import { startServer } from "./server-process.ts";

const SECRET = "a-secret-of-the-tests-with-enough-characters";

let cluster: RealPostgres;

beforeAll(async () => {
  cluster = await realPostgres();
}, 120_000);
afterAll(() => cluster.stop());

it.each([
  ["two", 2],
  ["two, once more", 2],
  ["four", 4],
])(
  "%s processes start at once on an empty database, and all serve",
  { timeout: 240_000 },
  async (_name, count) => {
    const url = await cluster.createDatabase();
    const folders = Array.from({ length: count }, () => mkdtempSync(join(tmpdir(), "keystead-start-")));
    const servers = await Promise.all(
      folders.map((dataDir) => startServer({ DATA_DIR: dataDir, DATABASE_URL: url, AUTH_SECRET: SECRET })),
    );
    try {
      for (const server of servers) if (server.url === null) expect(await server.ended).toBe("serving");
      const addresses = servers.flatMap(({ url: at }) => at ?? []);
      const ready = await Promise.all(addresses.map((at) => call(`${at}/readyz`)));
      expect(ready.map(({ status }) => status)).toEqual(addresses.map(() => 204));
      const [first = "", ...others] = addresses;
      const cookie = await signUpAt(first);
      expect((await createHouse(first, cookie, "House")).status).toBe(200);
      for (const at of others) expect([...(await propertyNames(at, cookie))]).toEqual(["House"]);
    } finally {
      for (const server of servers) server.kill("SIGKILL");
      await Promise.all(servers.map((server) => server.ended));
      for (const folder of folders) rmSync(folder, { recursive: true, force: true });
    }
  },
);
