import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { realPostgres, type RealPostgres } from "@keystead/testkit/real-postgres";
import { afterAll, beforeAll, expect, it } from "vitest";

import { call, createHouse, propertyNames, signUpAt } from "./requests/process-calls.ts";
import { serversOfTest, TEST_AUTH_SECRET } from "./processes/server-process.ts";

const servers = serversOfTest();
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
    try {
      const settings = { DATABASE_URL: url, AUTH_SECRET: TEST_AUTH_SECRET };
      const serving = await Promise.all(
        folders.map((dataDir) => servers.serve({ DATA_DIR: dataDir, ...settings })),
      );
      const addresses = serving.map(({ url: at }) => at);
      const ready = await Promise.all(addresses.map((at) => call(`${at}/readyz`)));
      expect(ready.map(({ status }) => status)).toEqual(addresses.map(() => 204));
      const [first = "", ...others] = addresses;
      const cookie = await signUpAt(first);
      expect((await createHouse(first, cookie, "House")).status).toBe(200);
      for (const at of others) expect([...(await propertyNames(at, cookie))]).toEqual(["House"]);
    } finally {
      await servers.end();
      for (const folder of folders) rmSync(folder, { recursive: true, force: true });
    }
  },
);
