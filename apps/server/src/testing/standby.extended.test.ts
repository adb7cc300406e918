import { randomUUID } from "node:crypto";
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { replicationBinaries } from "@keystead/testkit/postgres-binaries";
import { realPostgres, type RealPostgres } from "@keystead/testkit/real-postgres";
import type { Standby } from "@keystead/testkit/postgres/postgres-standby";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";

import {
  call,
  createHouse,
  propertyNames,
  signUpAt,
  until,
  type ProcessAnswer,
} from "./requests/process-calls.ts";
import { serversOfTest, TEST_AUTH_SECRET } from "./processes/server-process.ts";

// Two PostgreSQL that write to the disk and a start of the product: a minute of a busy core.
const timeout = 240_000;
/** Fewer than a plan has properties. */
const WRITES = 42;
const WRITERS = 6;
const Refused = z.object({ code: z.literal("UNAVAILABLE") });
const Made = z.object({ id: z.string() });

const servers = serversOfTest();
const hasStandby = replicationBinaries() !== null;

describe.skipIf(!hasStandby)(
  `a primary killed under load, its standby promoted${hasStandby ? "" : " (no pg_basebackup here)"}`,
  { timeout },
  () => {
    let dataDir: string;
    let primary: RealPostgres;
    let standby: Standby;
    let url: string;
    let cookie: string;

    beforeAll(async () => {
      dataDir = mkdtempSync(join(tmpdir(), "keystead-standby-"));
      primary = await realPostgres({ durable: true });
      standby = await primary.standby({ synchronous: true });
      ({ url } = await servers.serve({
        DATA_DIR: dataDir,
        // The standby stands first: the product looks which of them takes writes.
        DATABASE_URL: standby.onBoth,
        AUTH_SECRET: TEST_AUTH_SECRET,
      }));
      cookie = await signUpAt(url);
    }, timeout);
    afterAll(async () => {
      await servers.end();
      await standby.stop();
      await primary.stop();
      rmSync(dataDir, { recursive: true, force: true });
    });

    const isReady = async () => (await call(`${url}/readyz`)).status === 204;

    it("loses no acknowledged record and doubles none; the product refuses for a while, then writes and mails again", async () => {
      const keys = Array.from({ length: WRITES }, () => randomUUID());
      const acknowledged = new Map<string, string>();
      const refused: ProcessAnswer[] = [];
      const enough = Promise.withResolvers<void>();
      const waiting = [...keys];
      /** As a client does: who is refused asks again with the same key, whether or not the first came through. */
      const writeOn = async (): Promise<void> => {
        for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
          let answer = await createHouse(url, cookie, key);
          while (answer.status !== 200) {
            refused.push(answer);
            await until(isReady);
            answer = await createHouse(url, cookie, key);
          }
          acknowledged.set(key, idIn(answer));
          if (acknowledged.size === WRITES / 3) enough.resolve();
        }
      };
      const writers = Array.from({ length: WRITERS }, writeOn);
      await enough.promise;
      await primary.crash();
      await until(async () => !(await isReady()));
      expect((await call(`${url}/healthz`)).status).toBe(200);
      expect((await call(`${url}/api/v1/portfolio`, { headers: { cookie } })).status).toBe(503);
      expect(acknowledged.size).toBeLessThan(WRITES);
      await standby.promote();
      await Promise.all(writers);

      expect(refused.length).toBeGreaterThan(0);
      expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 503));
      for (const { body, retryAfter } of refused) {
        expect(Refused.parse(JSON.parse(body))).toEqual({ code: "UNAVAILABLE" });
        expect(Number(retryAfter)).toBeGreaterThanOrEqual(1);
      }
      // Also what was acknowledged by the old primary is known by its key to the new one.
      for (const [key, id] of acknowledged) expect(idIn(await createHouse(url, cookie, key))).toBe(id);
      const stored = await storedOn(standby.at(primary.url));
      expect(stored.toSorted()).toEqual(keys.toSorted());
      expect([...(await propertyNames(url, cookie))].toSorted()).toEqual(stored.toSorted());

      // The queue of jobs goes on as well.
      const email = `${randomUUID()}@example.org`;
      expect((await call(`${url}/api/auth/sign-in/magic-link`, { body: { email } })).status).toBe(200);
      await until(async () => isMailed(dataDir, email));
    });

    it("is not led back to the old primary, which starts again and takes writes", async () => {
      await primary.restart();
      const other = standby.at(primary.url);
      await standby.crash();
      await until(async () => !(await isReady()));
      const key = randomUUID();
      expect(await createHouse(url, cookie, key)).toMatchObject({ status: 503, retryAfter: "2" });
      await standby.restart();
      await until(isReady);
      await until(async () => (await createHouse(url, cookie, key)).status === 200);
      expect(await storedOn(other)).toContain(key);
      expect(await storedOn(primary.url)).not.toContain(key);

      // Nor is another process of the product, which has never seen either of them.
      const second = await servers.serve({
        DATA_DIR: dataDir,
        DATABASE_URL: standby.onBoth.replace(/@(.*),(.*)\//, "@$2,$1/"),
        AUTH_SECRET: TEST_AUTH_SECRET,
      });
      expect(await propertyNames(second.url, cookie)).toContain(key);
    });

    it("refuses while nobody takes writes, and follows a server that was made to read only", async () => {
      const other = primary.asSuperuser(standby.at(primary.url));
      await primary.crash();
      await setReadOnly(other, true);
      await until(async () => !(await isReady()));
      const answer = await createHouse(url, cookie, randomUUID());
      expect(answer).toMatchObject({ status: 503, retryAfter: "2" });
      await setReadOnly(other, false);
      await until(isReady);
      await until(async () => (await createHouse(url, cookie, randomUUID())).status === 200);
    });
  },
);

describe("a start with several hosts of which none is there", { timeout }, () => {
  it("says so in one sentence", async () => {
    const dataDir = mkdtempSync(join(tmpdir(), "keystead-standby-"));
    const started = await servers.start({
      DATA_DIR: dataDir,
      DATABASE_URL: "postgres://nobody:secret@127.0.0.1:1,[::1]:1/keystead",
      AUTH_SECRET: TEST_AUTH_SECRET,
    });
    expect(started.url).toBeNull();
    expect(await started.ended).toEqual({
      code: 1,
      signal: null,
      complaint:
        "None of the hosts of the database at 127.0.0.1:1,[::1]:1/keystead can be reached and takes writes. Check that one of them runs as primary and that DATABASE_URL is right.\n",
    });
    rmSync(dataDir, { recursive: true, force: true });
  });
});

function idIn({ body }: ProcessAnswer): string {
  return Made.parse(JSON.parse(body)).id;
}

/** The names of all properties, once for each row. */
async function storedOn(url: string): Promise<readonly string[]> {
  return onceAt(url, async (client) => {
    await client.query("begin; set local role app_system");
    const { rows } = await client.query<{ readonly name: string }>("select name from property");
    return rows.map(({ name }) => name);
  });
}

/** What a demotion looks like to who is connected, without a third server to follow. */
async function setReadOnly(url: string, on: boolean): Promise<void> {
  await onceAt(url, async (client) => {
    await client.query(`alter system set default_transaction_read_only = ${on ? "on" : "off"}`);
    await client.query("select pg_reload_conf()");
  });
}

async function onceAt<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

function isMailed(dataDir: string, email: string): boolean {
  const outbox = join(dataDir, "outbox");
  if (!existsSync(outbox)) return false;
  // A mail that is still being written has another ending, and is gone under that name a moment later.
  const mails = readdirSync(outbox).filter((name) => name.endsWith(".eml"));
  return mails.some((name) => readFileSync(join(outbox, name), "utf8").includes(email));
}
