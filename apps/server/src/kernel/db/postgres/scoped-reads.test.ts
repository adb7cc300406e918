import fc from "fast-check";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";

import { emptyPostgres } from "#testing/run-database.ts";
import { sqlState } from "../database.ts";
import { eq, sql } from "../drizzle.ts";
import { migrate } from "../migrate.ts";
import { firstRow } from "../queries/rows.ts";
import { membership, property, user, workspace } from "../schema/index.ts";
import type { Tx } from "../tx.ts";
import { openPostgres, type PostgresDatabase, type PostgresOptions } from "./postgres.ts";
import { SCOPE } from "./scoped-query.ts";
import { databaseTrouble } from "./trouble.ts";

const workspaces = ["a1", "b1", "c1"].map((end) => `00000000-0000-4000-8000-0000000000${end}`);
const [first = "", second = ""] = workspaces;
const house = { rentalMode: "monthly", currency: "EUR", timezone: "Europe/Berlin" } as const;

/** The texts that were sent since the test began. */
let sent: string[] = [];
let url: string;
let db: PostgresDatabase;
/** Further databases of a test, each a pool of one connection. */
let opened: PostgresDatabase[] = [];

const onSent = (text: string) => {
  sent.push(text);
  return () => {};
};

async function oneConnection(options: Partial<PostgresOptions> = {}): Promise<PostgresDatabase> {
  const one = await openPostgres({ url, poolSize: 1, ...options });
  opened.push(one);
  return one;
}

beforeAll(async () => {
  url = await emptyPostgres();
  db = await openPostgres({ url, poolSize: 3, onSent });
  await migrate(db);
  await db.asSystem(async (tx) => {
    for (const id of workspaces) {
      // Each person owns one workspace; here it has the person's id.
      await tx.insert(user).values({ id, name: id, email: `${id}@example.org` });
      await tx.insert(workspace).values({ id, ownerUserId: id, name: id });
      await tx.insert(membership).values({ workspaceId: id, userId: id, role: "owner" });
      await tx.insert(property).values({ workspaceId: id, name: `House of ${id}`, ...house });
    }
  });
});
afterAll(() => db.close());
afterEach(async () => {
  for (const one of opened) await one.close();
  opened = [];
});
beforeEach(() => {
  sent = [];
});

const names = async (tx: Tx, workspaceId: string) =>
  (await tx.select({ name: property.name }).from(property).where(eq(property.rentalMode, "monthly"))).map(
    ({ name }) => name === `House of ${workspaceId}`,
  );

const beginnings = () => sent.filter((text) => text.startsWith("begin")).length;

it("shows one workspace its rows, in one message and without a transaction around it", async () => {
  // A new connection learns the scope first.
  await db.readTenant(first, (tx) => names(tx, first));
  sent = [];
  expect(await db.readTenant(first, (tx) => names(tx, first))).toEqual([true]);
  expect(sent).toEqual([expect.stringMatching(/^select "name" from "property"/)]);
});

it("reads with the rights of a tenant, and leaves nothing of them on the connection", async () => {
  const state = sql`select current_user::text as role, current_setting('transaction_read_only') as "reads", current_setting('app.ws', true) as ws where ${1}::int = 1`;
  expect(firstRow(await db.readTenant(first, (tx) => tx.execute(state)))).toEqual({
    role: "app_user",
    reads: "on",
    ws: first,
  });
  const after = firstRow(await db.login.execute(state));
  expect(after?.["role"]).not.toBe("app_user");
  expect(after).toMatchObject({ reads: "off", ws: "" });
  const sessions = db.readTenant(first, (tx) =>
    tx.execute(sql`select token from session where ${1}::int = 1`),
  );
  expect(sqlState(await sessions.catch((error: unknown) => error))).toBe("42501");
});

it("reads as the system in every workspace, in one message and without a transaction around it", async () => {
  const state = sql`select current_user::text as role, current_setting('transaction_read_only') as "reads", current_setting('app.ws', true) as ws,
    (select count(*)::int from property) as houses where ${1}::int = 1`;
  await db.readSystem((tx) => tx.execute(state));
  sent = [];
  expect(firstRow(await db.readSystem((tx) => tx.execute(state)))).toEqual({
    role: "app_system",
    reads: "on",
    ws: "",
    houses: workspaces.length,
  });
  expect(sent).toHaveLength(1);
  const kept = sql`update property set notes = ${"by the system"} where notes = ${""} returning id`;
  await expect(db.readSystem((tx) => tx.execute(kept))).resolves.toMatchObject({
    rowCount: workspaces.length,
  });
  expect(beginnings()).toBe(1);
  await db.asSystem((tx) => tx.execute(sql`update property set notes = ${""} returning id`));
});

it("keeps the workspaces of simultaneous reads apart, whatever connection they get", async () => {
  const reads = fc.array(fc.tuple(fc.nat(workspaces.length - 1), fc.integer({ min: 1, max: 4 })), {
    minLength: 1,
    maxLength: 30,
  });
  await fc.assert(
    fc.asyncProperty(reads, async (each) => {
      const ofAll = each.map(() => db.readSystem((tx) => names(tx, first)));
      const seen = await Promise.all(
        each.map(([at, statements]) => {
          const workspaceId = workspaces[at] ?? "";
          return db.readTenant(workspaceId, async (tx) => {
            const rows: boolean[] = [];
            for (let done = 0; done < statements; done += 1) rows.push(...(await names(tx, workspaceId)));
            return rows;
          });
        }),
      );
      expect(seen.flat()).toEqual(each.flatMap(([, statements]) => Array<boolean>(statements).fill(true)));
      for (const all of await Promise.all(ofAll)) expect(all).toHaveLength(workspaces.length);
    }),
    { numRuns: 50 },
  );
});

it.each([
  ["writes", sql`update property set notes = ${"changed"} returning id`],
  ["locks rows", sql`select id from property where rental_mode = ${"monthly"} for update`],
])("runs work again in a transaction that %s", async (_what, statement) => {
  let runs = 0;
  const rows = await db.readTenant(second, async (tx) => {
    runs += 1;
    await names(tx, second);
    return tx.execute(statement);
  });
  expect(rows).toMatchObject({ rowCount: 1 });
  expect(runs).toBe(2);
  expect(beginnings()).toBe(1);
});

it("reports no statement as refused by a server that takes no writes", async () => {
  const states: (string | undefined)[] = [];
  const one = await oneConnection({ onStatement: (_seconds, error) => states.push(sqlState(error)) });
  await one.readTenant(second, (tx) => tx.execute(sql`update property set notes = ${"again"} returning id`));
  expect(states).toContain("25P01");
  expect(states).not.toContain("25006");
});

it("runs work again in a transaction whose statement has no parameters", async () => {
  const read = await db.readTenant(second, (tx) => tx.execute(sql`select name from property`));
  expect(read).toMatchObject({ rowCount: 1 });
  expect(beginnings()).toBe(1);
});

it("passes on what the work throws, once", async () => {
  let runs = 0;
  const refused = db.readTenant(first, async (tx) => {
    runs += 1;
    await names(tx, first);
    throw new Error("not found");
  });
  await expect(refused).rejects.toThrow("not found");
  expect(runs).toBe(1);
  expect(await db.readTenant(first, (tx) => names(tx, first))).toEqual([true]);
});

it("can use the connection after a statement that failed, and the statement once it is right", async () => {
  const read = () =>
    db.readTenant(first, (tx) => tx.execute(sql`select kind from later where kind = ${"one"}`));
  expect(sqlState(await read().catch((error: unknown) => error))).toBe("42P01");
  const divided = db.readTenant(first, (tx) => tx.execute(sql`select 1 / ${0}::int as one`));
  expect(sqlState(await divided.catch((error: unknown) => error))).toBe("22012");
  await db.login.execute(sql`create table later (kind text)`);
  await db.login.execute(sql`grant select on later to app_user`);
  await db.login.execute(sql`insert into later values ('one')`);
  expect(await Promise.all([read(), read(), read(), read()])).toMatchObject(
    Array(4).fill({ rows: [{ kind: "one" }] }),
  );
  expect(beginnings()).toBe(0);
});

it("gives a connection that broke to nobody", async () => {
  const cut = db.readTenant(first, async (tx) => {
    const used = firstRow(await tx.execute(sql`select pg_backend_pid() as pid where ${1}::int = 1`));
    await db.login.execute(sql`select pg_terminate_backend(${used?.["pid"]}::int)`);
    return names(tx, first);
  });
  expect(databaseTrouble(await cut.catch((error: unknown) => error))).toBe("unavailable");
  const reads = Array.from({ length: 6 }, () => db.readTenant(first, (tx) => names(tx, first)));
  expect(await Promise.all(reads)).toEqual(Array(6).fill([true]));
});

it("prepares the scope under a name of its own, which no limit of names takes away", async () => {
  const prepared = sql`select name, statement from pg_prepared_statements where name = ${"scope"}`;
  expect(await db.readTenant(first, (tx) => tx.execute(prepared))).toMatchObject({
    rows: [{ name: "scope", statement: SCOPE }],
  });
});

it("reads committed rows whatever the database sets", async () => {
  const one = await oneConnection();
  const { pathname } = new URL(url);
  const isolation = (to: string) => one.login.execute(sql.raw(`alter database ${pathname.slice(1)} ${to}`));
  await isolation("set default_transaction_isolation = 'serializable'");
  try {
    const fresh = await oneConnection();
    const level = sql`select current_setting('transaction_isolation') as level where ${1}::int = 1`;
    expect(await fresh.readTenant(first, (tx) => tx.execute(level))).toMatchObject({
      rows: [{ level: "read committed" }],
    });
  } finally {
    await isolation("reset default_transaction_isolation");
  }
});

it("stores what work writes that catches the refusal and goes on", async () => {
  const read = await db.readTenant(second, async (tx) => {
    const update = tx.execute(sql`update property set notes = ${"caught"} returning id`);
    const written = await update.then(
      () => true,
      () => false,
    );
    return { written, seen: await names(tx, second) };
  });
  expect(read).toEqual({ written: true, seen: [true] });
});

it("prepares a connection again if that failed once", async () => {
  let failures = 0;
  const failOnce = (text: string) => {
    if (text === SCOPE && failures === 0) {
      failures += 1;
      throw new Error("not prepared");
    }
    return () => {};
  };
  const one = await oneConnection({ onSent: failOnce });
  await expect(one.readTenant(first, (tx) => names(tx, first))).rejects.toMatchObject({
    cause: { message: "not prepared" },
  });
  expect(await one.readTenant(first, (tx) => names(tx, first))).toEqual([true]);
});

it("lets go of a connection only when all its statements are answered, and then sends no more of the read", async () => {
  const one = await oneConnection();
  let kept: Tx | undefined;
  const refused = one.readTenant(first, async (tx) => {
    kept = tx;
    const late = names(tx, first);
    const wrong = tx.execute(sql`select 1 / ${0}::int as one`);
    const latest = names(tx, first);
    await wrong;
    return Promise.all([late, latest]);
  });
  const other = one.asTenant(second, async (tx) => [
    ...(await names(tx, second)),
    ...(await names(tx, second)),
  ]);
  expect(sqlState(await refused.catch((error: unknown) => error))).toBe("22012");
  expect(await other).toEqual([true, true]);
  await expect(kept === undefined ? null : names(kept, first)).rejects.toMatchObject({
    cause: { message: "This read has ended." },
  });
});

it("reads on no connection that somebody left in a transaction", async () => {
  const one = await oneConnection();
  const left = await one.pool.connect();
  await left.query("begin");
  left.release();
  expect(await one.readTenant(first, (tx) => names(tx, first))).toEqual([true]);
  const role = sql`select current_user = session_user as same where ${1}::int = 1`;
  expect(firstRow(await one.login.execute(role))).toEqual({ same: true });
});
