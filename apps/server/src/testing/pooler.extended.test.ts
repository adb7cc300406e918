import { randomUUID } from "node:crypto";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { contract } from "@keystead/contract";
import { pgBouncer, type PgBouncer } from "@keystead/testkit/pg-bouncer";
import { pgBouncerProgram } from "@keystead/testkit/postgres-binaries";
import { realPostgres, type RealPostgres } from "@keystead/testkit/real-postgres";
import { createORPCClient } from "@orpc/client";
import { OpenAPILink } from "@orpc/openapi-client/fetch";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { systemClock } from "#adapters/clock/clock.ts";
import { openPostgres } from "#kernel/db/postgres/postgres.ts";
import { sql } from "#kernel/db/drizzle.ts";
import { rowsOf } from "#kernel/db/queries/rows.ts";
import { runFromTerminal } from "#operator/index.ts";
import { readEnv } from "../env.ts";
import { rentedFlat } from "./records/rented-flat.ts";
import { createHouse, propertyNames, signUpAt, until } from "./requests/process-calls.ts";
import { serversOfTest, TEST_AUTH_SECRET } from "./processes/server-process.ts";
import type { TestClient } from "./test-app.ts";

// A PostgreSQL and a start of the product.
const timeout = 240_000;
const servers = serversOfTest();
const hasPooler = pgBouncerProgram() !== null;

let cluster: RealPostgres;
let dataDir: string;

beforeAll(async () => {
  cluster = await realPostgres();
  dataDir = mkdtempSync(join(tmpdir(), "keystead-pooler-"));
}, timeout);
afterAll(async () => {
  await servers.end();
  await cluster.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

function clientOf(url: string, cookie: string): TestClient {
  return createORPCClient(
    new OpenAPILink(contract, { url: `${url}/api/v1`, headers: { origin: url, cookie } }),
  );
}

/** Requests of several features, many at once, with their jobs. */
async function useProduct(url: string): Promise<void> {
  const cookie = await signUpAt(url);
  const client = clientOf(url, cookie);
  const flat = await rentedFlat(client);
  const lease = await flat.lease();
  const { transferId } = await client.leases.recordPayment({
    id: lease.id,
    rows: [lease.rows[0]?.ref ?? ""],
    method: "cash",
  });
  const { trashId } = await client.leases.deleteTransfers({ ids: [transferId] });
  await client.trash.restore({ id: trashId });
  expect((await client.leases.get({ id: lease.id })).payments).toHaveLength(1);
  const names = Array.from({ length: 24 }, () => randomUUID());
  const answers = await Promise.all(names.map((name) => createHouse(url, cookie, name)));
  expect(answers.map(({ status }) => status)).toEqual(names.map(() => 200));
  // Somebody else at the same moment on the same few connections, and each sees only their own.
  const other = await signUpAt(url);
  const [mine, theirs] = await Promise.all([propertyNames(url, cookie), propertyNames(url, other)]);
  expect(names.filter((name) => !mine.has(name))).toEqual([]);
  expect([...theirs]).toEqual([]);
  expect((await client.accounts.sessions({})).items).toHaveLength(1);
}

describe.skipIf(!hasPooler)(
  `a PgBouncer in transaction mode${hasPooler ? "" : " (not installed here)"}`,
  { timeout },
  () => {
    let pooler: PgBouncer;
    let settings: Readonly<Record<string, string>> & { readonly DATA_DIR: string };

    beforeAll(async () => {
      pooler = await pgBouncer(cluster.url);
      settings = {
        DATA_DIR: dataDir,
        DATABASE_URL: pooler.url,
        DATABASE_POOLER: "transaction",
        AUTH_SECRET: TEST_AUTH_SECRET,
      };
    });
    afterAll(() => pooler.stop());

    it("lets the product start on an empty database, and serves requests and the operator's commands", async () => {
      const { url } = await servers.serve(settings);
      await useProduct(url);
      const to = join(dataDir, "backup.tgz");
      await runFromTerminal(readEnv(settings), { name: "backup", to }, systemClock.now);
      expect(existsSync(to)).toBe(true);
    });

    it("stops a start that does not know of it with one sentence", async () => {
      const started = await servers.start({ ...settings, DATABASE_POOLER: "none" });
      expect(started.url).toBeNull();
      expect(await started.ended).toMatchObject({
        code: 1,
        complaint: expect.stringMatching(
          /^At \S+ answers a pooler that takes no settings with a connection\. Set DATABASE_POOLER to transaction\.\n$/,
        ),
      });
    });

    it("holds a transaction to the limits in time, and leaves none of them behind", async () => {
      const db = await openPostgres({ url: pooler.url, pooled: true });
      const limits = sql`select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock,
        current_setting('idle_in_transaction_session_timeout') as idle, current_setting('jit') as jit`;
      try {
        const within = await db.asSystem((tx) => tx.execute(limits));
        expect(rowsOf(within)).toEqual([{ statement: "4s", lock: "3s", idle: "15s", jit: "off" }]);
        const afterwards = await Promise.all(Array.from({ length: 8 }, () => db.login.execute(limits)));
        for (const answer of afterwards)
          expect(rowsOf(answer)).toEqual([{ statement: "0", lock: "0", idle: "0", jit: "on" }]);
      } finally {
        await db.close();
      }
    });
  },
);

describe("the product's own connections", { timeout }, () => {
  it("hold no advisory lock when their transactions are over", async () => {
    const database = await cluster.createDatabase();
    const watcher = new pg.Client({ connectionString: cluster.asSuperuser(database) });
    const holder = new pg.Client({ connectionString: database, application_name: "keystead" });
    await Promise.all([watcher.connect(), holder.connect()]);
    /** Connections of the product; how many of them work, and how many advisory locks idle ones hold. */
    const seen = async () => {
      const { rows } = await watcher.query<{
        readonly open: number;
        readonly busy: number;
        readonly held: number;
      }>(
        `select count(distinct pid)::int as open, count(distinct pid) filter (where state <> 'idle')::int as busy,
           count(locktype) filter (where state = 'idle')::int as held
         from pg_stat_activity left join pg_locks using (pid)
         where application_name = 'keystead' and (locktype is null or locktype = 'advisory' or state <> 'idle')
           and pg_stat_activity.datname = current_database()`,
      );
      return rows[0];
    };
    try {
      const { url } = await servers.serve({
        DATA_DIR: dataDir,
        DATABASE_URL: database,
        AUTH_SECRET: TEST_AUTH_SECRET,
      });
      await useProduct(url);
      // A lock that one still holds when it idles stays: then this never ends.
      await until(async () => {
        const { open = 0, busy, held } = (await seen()) ?? {};
        return open > 1 && busy === 0 && held === 0;
      });
      // And it would be seen.
      await holder.query("select pg_advisory_lock(1)");
      expect((await seen())?.held).toBeGreaterThan(0);
    } finally {
      await Promise.all([watcher.end(), holder.end()]);
    }
  });
});
