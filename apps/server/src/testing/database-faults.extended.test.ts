import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { realPostgres, type RealPostgres } from "@keystead/testkit/real-postgres";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import {
  call,
  createHouse,
  propertyNames,
  signUpAt,
  until,
  type ProcessAnswer,
} from "./requests/process-calls.ts";
import { serversOfTest, TEST_AUTH_SECRET } from "./processes/server-process.ts";

const timeout = 120_000;
const servers = serversOfTest();

let dataDir: string;
let cluster: RealPostgres;
let url: string;
let cookie: string;

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), "keystead-faults-"));
  cluster = await realPostgres({ durable: true });
  ({ url } = await servers.serve(settingsFor(cluster.url)));
  cookie = await signUpAt(url);
}, timeout);
afterAll(async () => {
  await servers.end();
  await cluster.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

function settingsFor(databaseUrl: string) {
  return { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, AUTH_SECRET: TEST_AUTH_SECRET };
}

async function isReady(): Promise<boolean> {
  return (await call(`${url}/readyz`)).status === 204;
}

/** A server whose database has just come back may still answer "try again" for a while. */
async function takesWrites(): Promise<boolean> {
  return (await createHouse(url, cookie, randomUUID())).status === 200;
}

/**
 * What every answer must be while the database fails. Each answer is awaited before the fault ends, so none can have
 * waited for that; the fault scenarios of the bench measure how many seconds an answer takes.
 */
function expectRefused(answers: readonly ProcessAnswer[], status = 503): void {
  expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => status));
  expect(answers.filter(({ retryAfter }) => !(Number(retryAfter) >= 1))).toEqual([]);
}

/** One request of each kind: contract, without a session, account routes, plain routes. */
function oneOfEach(): Promise<ProcessAnswer[]> {
  const email = `${randomUUID()}@example.org`;
  return Promise.all([
    createHouse(url, cookie, randomUUID()),
    call(`${url}/api/v1/portfolio`, { headers: { cookie } }),
    call(`${url}/api/v1/leads`, { body: { email, plan: "pro" } }),
    call(`${url}/api/auth/sign-in/email`, { body: { email, password: "wrong one" } }),
    call(`${url}/api/auth/sign-in/magic-link`, { body: { email } }),
    call(`${url}/api/auth/session`, { headers: { cookie } }),
    call(`${url}/sitemap.xml`),
  ]);
}

describe("PostgreSQL killed while transactions run", { timeout }, () => {
  it("costs no acknowledged record and not the process, which answers 503 and comes back by itself", async () => {
    const acknowledged: string[] = [];
    const refused: ProcessAnswer[] = [];
    for (let round = 0; round < 3; round += 1) {
      const before = acknowledged.length;
      const enough = Promise.withResolvers<void>();
      let isDown = false;
      const writeOn = async (): Promise<void> => {
        while (!isDown) {
          const name = randomUUID();
          const answer = await createHouse(url, cookie, name);
          if (answer.status === 200) acknowledged.push(name);
          else refused.push(answer);
          if (acknowledged.length >= before + 5) enough.resolve();
        }
      };
      const writers = Array.from({ length: 8 }, writeOn);
      await enough.promise;
      await cluster.crash();
      expectRefused(await oneOfEach());
      await until(async () => !(await isReady()));
      isDown = true;
      await Promise.all(writers);
      expect((await call(`${url}/healthz`)).status).toBe(200);
      await cluster.restart();
      await until(isReady);
      await until(takesWrites);
    }
    expectRefused(refused);
    const stored = await propertyNames(url, cookie);
    expect(acknowledged.filter((name) => !stored.has(name))).toEqual([]);
  });
});

describe("PostgreSQL frozen", { timeout }, () => {
  it("is answered with 503 while it stands still, more at once than there are connections, and works again when it thaws", async () => {
    cluster.freeze();
    try {
      await until(async () => !(await isReady()));
      const houses = Array.from({ length: 24 }, () => createHouse(url, cookie, randomUUID()));
      expectRefused([...(await oneOfEach()), ...(await Promise.all(houses))]);
      expect((await call(`${url}/healthz`)).status).toBe(200);
    } finally {
      cluster.thaw();
    }
    await until(isReady);
    await until(takesWrites);
  });
});

describe("a lock that somebody holds", { timeout }, () => {
  it("is given up before it is free", async () => {
    const other = new pg.Client({ connectionString: cluster.url });
    await other.connect();
    try {
      await other.query("begin; set local role app_system; select 1 from workspace for update");
      const refused = await createHouse(url, cookie, randomUUID());
      expect(refused.status).toBe(503);
      expectRefused([refused]);
    } finally {
      await other.end();
    }
    await until(takesWrites);
  });
});

describe("a database without space", { timeout }, () => {
  it("is answered with 507 and says at /readyz that it cannot write", async () => {
    const owner = new pg.Client({ connectionString: cluster.url });
    await owner.connect();
    try {
      await owner.query(`
        create function no_space() returns trigger language plpgsql as
          $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$;
        create trigger no_space before insert on property for each row execute function no_space()`);
      expectRefused([await createHouse(url, cookie, randomUUID())], 507);
      expect((await call(`${url}/readyz`)).status).toBe(503);
      await owner.query("drop function no_space cascade");
    } finally {
      await owner.end();
    }
    await until(takesWrites);
    await until(isReady);
  });
});

describe("a start without a database", { timeout }, () => {
  it("says so in one sentence", async () => {
    const started = await servers.start(settingsFor("postgres://nobody:secret@127.0.0.1:1/keystead"));
    expect(started.url).toBeNull();
    expect(await started.ended).toEqual({
      code: 1,
      signal: null,
      complaint:
        "The database at 127.0.0.1:1/keystead cannot be reached. Check that it runs and that DATABASE_URL is right.\n",
    });
  });
});
