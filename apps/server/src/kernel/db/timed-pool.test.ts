import { once } from "node:events";
import { connect, createServer, type Server, type Socket } from "node:net";

import { sql } from "drizzle-orm";
import { beforeAll, beforeEach, expect, it } from "vitest";

import { emptyPostgres } from "#testing/run-database.ts";
import { withinDatabaseTime } from "./database-time.ts";
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

const allConnections = () =>
  Promise.all(Array.from({ length: SIZE }, () => ask(5_000, sql`select pg_sleep(0.05)`)));

it("finds out about a cut line with one request, not with one for each connection", async () => {
  expect(await allConnections()).toEqual(Array.from({ length: SIZE }, () => "answered"));
  line.cut();
  const started = performance.now();
  expect(await ask(1_000)).toBe("unavailable");
  // Each connection tried in turn would take SIZE seconds.
  expect(performance.now() - started).toBeLessThan((SIZE - 1) * 1_000);
  expect(await allConnections()).toEqual(Array.from({ length: SIZE }, () => "answered"));
});

it("takes the wait for a connection off a request's time", async () => {
  const busy = Array.from({ length: SIZE }, () => ask(5_000, sql`select pg_sleep(1)`));
  const first = await Promise.race([...busy, ask(300)]);
  expect(first).toBe("unavailable");
  expect(await Promise.all(busy)).toEqual(busy.map(() => "answered"));
  expect(await ask(300)).toBe("answered");
});

it("gives all that a request does one time together", async () => {
  const answers = await withinDatabaseTime(700, async () => {
    const found: unknown[] = [];
    for (let at = 0; at < 3; at += 1)
      found.push(
        await db.login
          .transaction((tx) => tx.execute(sql`select pg_sleep(0.3)`))
          .then(
            () => "answered",
            (error: unknown) => databaseTrouble(error),
          ),
      );
    return found;
  });
  expect([answers[0], answers[2]]).toEqual(["answered", "unavailable"]);
});
