import { setImmediate as nextTurn } from "node:timers/promises";

import { sql } from "../drizzle.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { openEmbeddedInMemory, type EmbeddedDatabase } from "./embedded.ts";
import { rowsOf } from "../queries/rows.ts";
import { refreshStatistics } from "../refresh-statistics.ts";

let db: EmbeddedDatabase;
beforeAll(async () => {
  db = await openEmbeddedInMemory();
  await db.login.execute(sql`create table entry (id integer, owner integer)`);
});
afterAll(() => db.close());

describe("while transactions wait for their turn", () => {
  it("lets sockets and timers have theirs", async () => {
    let ended = 0;
    const work = Array.from({ length: 40 }, () =>
      db.login.transaction(async (tx) => {
        for (let statement = 0; statement < 4; statement += 1)
          await tx.execute(sql`select sum(n) from generate_series(1, 20000) n`);
        ended += 1;
      }),
    );
    await nextTurn();
    expect(ended).toBeLessThan(5);
    await Promise.all(work);
    expect(ended).toBe(40);
  });
});

describe("the planner's statistics", () => {
  const known = async (): Promise<unknown> =>
    rowsOf(await db.login.execute(sql`select reltuples from pg_class where oid = 'entry'::regclass`))[0]?.[
      "reltuples"
    ];

  it("follow tables that changed, and those only", async () => {
    expect(await known()).toBe(-1);
    await db.login.execute(sql`insert into entry select n, n % 7 from generate_series(1, 5000) n`);
    expect(await refreshStatistics(db)).toBe(1);
    expect(await known()).toBe(5000);
    expect(await refreshStatistics(db)).toBe(0);
    await db.login.execute(sql`update entry set owner = 8 where id <= 100`);
    expect(await refreshStatistics(db)).toBe(0);
    await db.login.execute(sql`update entry set owner = 9`);
    expect(await refreshStatistics(db)).toBe(1);
    await db.login.execute(sql`insert into entry select n, 1 from generate_series(1, 50) n`);
    expect(await refreshStatistics(db)).toBe(0);
  });

  it("come with a vacuum, so that former rows leave room and an index alone can answer", async () => {
    const state = async () =>
      rowsOf(
        await db.login
          .execute(sql`select c.relpages::int as pages, c.relallvisible::int as visible, pg_relation_size(c.oid)::int as bytes
          from pg_class c where oid = 'entry'::regclass`),
      )[0];
    await db.login.execute(sql`insert into entry select n, 7 from generate_series(1, 1000) n`);
    await db.login.execute(sql`update entry set owner = 10`);
    await refreshStatistics(db);
    const first = await state();
    expect(first?.["pages"]).toBeGreaterThan(0);
    expect(first?.["visible"]).toBe(first?.["pages"]);
    for (let round = 0; round < 3; round += 1) {
      await db.login.execute(sql`update entry set owner = ${round}`);
      await refreshStatistics(db);
    }
    // Without a vacuum, each round would add as many rows as there are.
    expect(Number((await state())?.["bytes"])).toBeLessThan(1.1 * Number(first?.["bytes"]));
  });
});
