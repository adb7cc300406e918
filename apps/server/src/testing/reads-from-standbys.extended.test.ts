import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { replicationBinaries } from "@keystead/testkit/postgres-binaries";
import { realPostgres, type RealPostgres } from "@keystead/testkit/real-postgres";
import type { Standby } from "@keystead/testkit/postgres/postgres-standby";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";

import { firstRow } from "#kernel/db/queries/rows.ts";
import { sql } from "#kernel/db/drizzle.ts";
import { migrate } from "#kernel/db/migrate.ts";
import { openPostgres, type PostgresDatabase } from "#kernel/db/postgres/postgres.ts";
import { withRequestReads, type RequestReads } from "#kernel/db/request-reads.ts";
import type { LogPosition } from "#kernel/db/log-position.ts";
import { until } from "./requests/process-calls.ts";
import { serversOfTest, TEST_AUTH_SECRET } from "./processes/server-process.ts";

// Three PostgreSQL and starts of the product: minutes of a busy core.
const timeout = 600_000;
const PAIRS = 10_000;
const SESSIONS = 8;

const hasStandby = replicationBinaries() !== null;
const why = hasStandby ? "" : " (no pg_basebackup here)";

describe.skipIf(!hasStandby)(`reads from standbys that are behind${why}`, { timeout }, () => {
  let primary: RealPostgres;
  let standbys: readonly Standby[];
  /** A connection to each standby, which stops and continues its replay. */
  let controls: readonly pg.Pool[];
  let db: PostgresDatabase;
  const workspaceId = randomUUID();

  beforeAll(async () => {
    primary = await realPostgres();
    standbys = [
      await primary.standby({ synchronous: false, name: "one" }),
      await primary.standby({ synchronous: false, name: "two" }),
    ];
    controls = standbys.map(
      (standby) => new pg.Pool({ connectionString: primary.asSuperuser(standby.at(primary.url)), max: 1 }),
    );
    db = await openPostgres({ url: primary.url, readUrls: onAll(primary.url, standbys), poolSize: SESSIONS });
    await migrate(db);
    // A row for each session, so that nothing but the position decides what is found.
    await onceAt(primary.url, async (client) => {
      await client.query("create table written (session integer primary key, pair integer not null)");
      await client.query("grant select, update on written to app_user");
      await client.query("insert into written select n, 0 from generate_series(1, $1) as n", [SESSIONS]);
    });
  }, timeout);
  afterAll(async () => {
    await db.close();
    for (const client of controls) await client.end();
    for (const standby of standbys) await standby.stop();
    await primary.stop();
  });

  it(`shows a session what it wrote, ${PAIRS.toLocaleString("en-GB")} times, while the standbys stop and go on`, async () => {
    const stale: string[] = [];
    /** As over HTTP: the position of what was written goes along to the next request. */
    async function session(number: number): Promise<void> {
      let after: LogPosition | null = null;
      for (let pair = 1; pair <= PAIRS / SESSIONS; pair += 1) {
        const writes: RequestReads = { after, hasWorkedOnPrimary: false };
        await withRequestReads(writes, () =>
          db.asTenant(workspaceId, (tx) =>
            tx.execute(sql`update written set pair = ${pair} where session = ${number}`),
          ),
        );
        expect(writes.hasWorkedOnPrimary).toBe(true);
        after = (await db.positionOfPrimary?.()) ?? null;
        if (number === 1) await stopOrGoOn(pair);
        // Whoever reads at once is nearly always before the replay.
        if (pair % 4 === 0) await until(async () => stands.every(Boolean) || (await hasOneReplayed(after)));
        const found = await withRequestReads({ after, hasWorkedOnPrimary: false }, () =>
          db.readTenant(workspaceId, (tx) =>
            tx.execute(sql`select pair from written where session = ${number}`),
          ),
        );
        if (firstRow(found)?.["pair"] !== pair) stale.push(`${number}: ${pair}`);
      }
    }
    /** One of them stands still most of the time, sometimes both. */
    const stands = standbys.map(() => false);
    async function stopOrGoOn(pair: number): Promise<void> {
      for (const [index, client] of controls.entries()) {
        const stop = pair % (7 + 4 * index) < 4;
        if (stop !== stands[index])
          await client.query(stop ? "select pg_wal_replay_pause()" : "select pg_wal_replay_resume()");
        stands[index] = stop;
      }
    }
    async function hasOneReplayed(position: LogPosition | null): Promise<boolean> {
      const answers = await Promise.all(
        controls.map((client) =>
          client.query<{ readonly replayed: boolean }>(
            "select pg_last_wal_replay_lsn() >= $1::pg_lsn as replayed",
            [position],
          ),
        ),
      );
      return answers.some(({ rows }) => rows[0]?.replayed === true);
    }
    await Promise.all(Array.from({ length: SESSIONS }, (_, index) => session(index + 1)));
    expect(stale).toEqual([]);
    const counts = db.standbys?.counts() ?? { standby: 0, primary: 0 };
    expect(counts.standby + counts.primary).toBe(PAIRS);
    // Both kinds were tried often: without the position, what a standby answers would be old.
    expect(counts.standby).toBeGreaterThan(PAIRS / 100);
    expect(counts.primary).toBeGreaterThan(PAIRS / 100);
  });

  it("would show something old without the position", async () => {
    await onStandbys("select pg_wal_replay_resume()");
    await until(async () => (await db.standbys?.behind())?.every(({ bytes }) => bytes === 0) === true);
    await onStandbys("select pg_wal_replay_pause()");
    await db.asTenant(workspaceId, (tx) => tx.execute(sql`update written set pair = -1`));
    const read = (after: LogPosition | null) =>
      withRequestReads({ after, hasWorkedOnPrimary: false }, () =>
        db.readTenant(workspaceId, (tx) => tx.execute(sql`select pair from written where session = 1`)),
      ).then((found) => firstRow(found)?.["pair"]);
    expect(await read(null)).toBe(PAIRS / SESSIONS);
    expect(await read((await db.positionOfPrimary?.()) ?? null)).toBe(-1);
    // Whoever wrote within the same request has no position yet.
    const within = await withRequestReads({ after: null, hasWorkedOnPrimary: false }, async () => {
      await db.asTenant(workspaceId, (tx) => tx.execute(sql`update written set pair = -2`));
      return db.readTenant(workspaceId, (tx) => tx.execute(sql`select pair from written where session = 1`));
    });
    expect(firstRow(within)?.["pair"]).toBe(-2);
    await onStandbys("select pg_wal_replay_resume()");
  });

  it("runs what writes after all on the primary, and a job there too", async () => {
    const write = () =>
      db.readTenant(workspaceId, (tx) =>
        tx.execute(sql`update written set pair = pair - 1 where session = 1 returning pair`),
      );
    const before = db.standbys?.counts().standby;
    const first = await withRequestReads({ after: null, hasWorkedOnPrimary: false }, write);
    expect(firstRow(first)?.["pair"]).toBe(-3);
    expect(firstRow(await write())?.["pair"]).toBe(-4);
    expect(db.standbys?.counts().standby).toBe(before);
  });

  it("shows no row of another workspace, as on the primary", async () => {
    const seen = await withRequestReads({ after: null, hasWorkedOnPrimary: false }, () =>
      db.readTenant(workspaceId, (tx) =>
        tx.execute(sql`select current_setting('app.ws') as workspace, current_user::text as role`),
      ),
    );
    expect(firstRow(seen)).toEqual({ workspace: workspaceId, role: "app_user" });
  });

  async function onStandbys(statement: string): Promise<void> {
    for (const client of controls) await client.query(statement);
  }
});

describe.skipIf(!hasStandby)(`a product with a standby for its reads${why}`, { timeout }, () => {
  const servers = serversOfTest();
  let dataDir: string;
  let primary: RealPostgres;
  let standby: Standby;
  let url: string;
  const token = "a-token-of-the-tests";

  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), "keystead-reads-"));
    primary = await realPostgres();
    standby = await primary.standby({ synchronous: false });
    ({ url } = await servers.serve({
      DATA_DIR: dataDir,
      DATABASE_URL: primary.url,
      DATABASE_READ_URLS: standby.at(primary.url),
      AUTH_SECRET: TEST_AUTH_SECRET,
      METRICS_TOKEN: token,
    }));
  }, timeout);
  afterAll(async () => {
    await servers.end();
    await standby.stop();
    await primary.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  it("shows what was just saved, with a standby that follows, stands still, is gone and comes back", async () => {
    const jar = new Map<string, string>();
    keep(jar, await signUp(url));
    expect([...jar.keys()]).toContain("keystead_position");
    const houses: string[] = [];
    const addAndLook = async (): Promise<void> => {
      const name = `House ${houses.length}`;
      const made = await send(url, jar, "/api/v1/properties", house(name));
      expect(made.status).toBe(200);
      keep(jar, made);
      houses.push(name);
      expect(await namesAt(url, jar)).toEqual(houses);
    };
    const readsOfStandby = async () => metric(url, token, 'keystead_db_reads{server="standby"}');

    for (let pair = 0; pair < 10; pair += 1) await addAndLook();
    // It follows within milliseconds, so it is soon far enough.
    await until(async () => {
      await namesAt(url, jar);
      return (await readsOfStandby()) > 0;
    });
    expect(await namesAt(url, jar)).toEqual(houses);

    const there = primary.asSuperuser(standby.at(primary.url));
    await onceAt(there, (client) => client.query("select pg_wal_replay_pause()"));
    for (let pair = 0; pair < 10; pair += 1) await addAndLook();
    expect(await metric(url, token, "keystead_standby_behind_bytes")).toBeGreaterThan(0);
    await onceAt(there, (client) => client.query("select pg_wal_replay_resume()"));

    await standby.crash();
    for (let pair = 0; pair < 5; pair += 1) await addAndLook();
    expect(await metric(url, token, "keystead_standby_up")).toBe(0);
    await standby.restart();
    const before = await readsOfStandby();
    await until(async () => {
      await namesAt(url, jar);
      return (await readsOfStandby()) > before;
    });
    await addAndLook();
  });
});

/** All standbys in one address, as an operator writes it. */
function onAll(url: string, standbys: readonly Standby[]): string {
  const { username, pathname } = new URL(url);
  const hosts = standbys.map((standby) => new URL(standby.at(url)).searchParams.get("host") ?? "");
  return `postgresql://${username}@${hosts.map(encodeURIComponent).join(",")}${pathname}`;
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

type Jar = Map<string, string>;

/** As a browser does. */
function keep(jar: Jar, answer: Response): void {
  for (const cookie of answer.headers.getSetCookie()) {
    const [pair = ""] = cookie.split(";", 1);
    const [name = "", ...value] = pair.split("=");
    jar.set(name, value.join("="));
  }
}

function send(url: string, jar: Jar, path: string, body?: unknown): Promise<Response> {
  return fetch(url + path, {
    method: body === undefined ? "GET" : "POST",
    headers: {
      origin: new URL(url).origin,
      connection: "close",
      "content-type": "application/json",
      cookie: [...jar].map(([name, value]) => `${name}=${value}`).join("; "),
      ...(body === undefined ? {} : { "idempotency-key": randomUUID() }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

async function signUp(url: string): Promise<Response> {
  const answer = await send(url, new Map(), "/api/auth/sign-up/email", {
    email: `${randomUUID()}@example.org`,
    password: "correct horse",
  });
  expect(answer.status).toBe(200);
  return answer;
}

const house = (name: string) => ({
  name,
  rentalMode: "monthly",
  country: "DE",
  currency: "EUR",
  timezone: "Europe/Berlin",
});

const Listed = z.object({ items: z.array(z.object({ name: z.string() })) });

/** In the order of their numbers. */
async function namesAt(url: string, jar: Jar): Promise<readonly string[]> {
  const answer = await send(url, jar, "/api/v1/properties?limit=100");
  expect(answer.status).toBe(200);
  keep(jar, answer);
  const { items } = Listed.parse(await answer.json());
  return items
    .map(({ name }) => name)
    .toSorted((one, other) => one.localeCompare(other, "en", { numeric: true }));
}

/** The value of the first series that begins so. */
async function metric(url: string, token: string, series: string): Promise<number> {
  const answer = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${token}` } });
  const line = (await answer.text()).split("\n").find((one) => one.startsWith(series));
  if (line === undefined) throw new Error(`There is no ${series}.`);
  return Number(line.split(" ").at(-1));
}
