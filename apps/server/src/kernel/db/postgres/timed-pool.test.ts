import { once } from "node:events";
import { connect, createServer, type Server, type Socket } from "node:net";

import { sql } from "../drizzle.ts";
import { beforeAll, beforeEach, expect, it } from "vitest";

import { emptyPostgres } from "#testing/run-database.ts";
import { databaseTime, withinDatabaseTime } from "./database-time.ts";
import { openPostgres, type PostgresDatabase } from "./postgres.ts";
import { databaseTrouble } from "./trouble.ts";

const SIZE = 4;

let address: string;
let line: Line;
let db: PostgresDatabase;

beforeAll(async () => {
  address = await emptyPostgres();
});

beforeEach(async () => {
  const url = new URL(address);
  line = await openLine(`${url.searchParams.get("host")}/.s.PGSQL.5432`);
  url.searchParams.delete("host");
  url.host = `127.0.0.1:${line.port}`;
  db = await openPostgres({ url: url.href, poolSize: SIZE });
  return async () => {
    line.close();
    await db.close();
  };
});

/** A network between product and database that can swallow what goes over it, without a word to either side. */
type Line = { readonly port: number; readonly cut: () => void; readonly close: () => void };

async function openLine(path: string): Promise<Line> {
  const open = new Set<Socket>();
  const server: Server = createServer((near) => {
    const far = connect(path);
    for (const socket of [near, far]) open.add(socket.on("error", () => {}));
    near.pipe(far);
    far.pipe(near);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  return {
    port: typeof address === "object" && address !== null ? address.port : 0,
    cut: () => {
      for (const socket of open) socket.unpipe().pause();
    },
    close: () => {
      for (const socket of open) socket.destroy();
      server.close();
    },
  };
}

const ask = (ms: number, statement = sql`select 1`) =>
  withinDatabaseTime(ms, () =>
    db.login
      .transaction((tx) => tx.execute(statement))
      .then(
        () => "answered",
        (error: unknown) => databaseTrouble(error),
      ),
  );

/** Without a bound of its own: what does not answer ends with the test's time. */
const askForLong = (statement = sql`select 1`) => ask(Number.POSITIVE_INFINITY, statement);

const allConnections = () =>
  Promise.all(Array.from({ length: SIZE }, () => askForLong(sql`select pg_sleep(0.05)`)));

it("finds out about a cut line with one request, not with one for each connection", async () => {
  expect(await allConnections()).toEqual(Array.from({ length: SIZE }, () => "answered"));
  line.cut();
  let tried = 0;
  db.pool.on("acquire", () => (tried += 1));
  expect(await ask(1_000)).toBe("unavailable");
  expect(tried).toBe(1);
  expect(await allConnections()).toEqual(Array.from({ length: SIZE }, () => "answered"));
});

it("takes the wait for a connection off a request's time", async () => {
  const taken = Array.from({ length: SIZE }, () => Promise.withResolvers<void>());
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const busy = taken.map(({ resolve }) =>
    withinDatabaseTime(Number.POSITIVE_INFINITY, () =>
      db.login.transaction(async (tx) => {
        await tx.execute(sql`select 1`);
        resolve();
        await released;
      }),
    ),
  );
  await Promise.all(taken.map(({ promise }) => promise));
  // No connection comes back before this is answered.
  expect(await ask(300)).toBe("unavailable");
  release();
  await Promise.all(busy);
  expect(await askForLong()).toBe("answered");
});

it("gives all that a request does one time together", async () => {
  const sleep = sql`select pg_sleep(0.3)`;
  await withinDatabaseTime(20_000, async () => {
    await db.login.transaction((tx) => tx.execute(sleep));
    await db.login.transaction((tx) => tx.execute(sleep));
    expect(databaseTime().leftMs).toBeLessThanOrEqual(19_400);
  });
  // Each fits into the time alone; three do not, however slow the machine is.
  const statements = await withinDatabaseTime(700, async () => {
    for (let begun = 1; ; begun += 1) {
      const answer = await db.login
        .transaction((tx) => tx.execute(sleep))
        .then(
          () => null,
          (error: unknown) => databaseTrouble(error),
        );
      if (answer !== null) return { begun, answer };
    }
  });
  expect(statements.answer).toBe("unavailable");
  expect(statements.begun).toBeLessThanOrEqual(3);
});
