import { PGlite } from "@electric-sql/pglite";
import * as fc from "fast-check";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";

import { sqlState } from "../database.ts";
import { namedStatements } from "./named-statements.ts";

// Opening two engines takes two seconds.

let sent: string[] = [];

/** As in the product, with fewer names than the tests have texts. */
class Named extends PGlite {
  readonly #named = namedStatements<Awaited<ReturnType<PGlite["execProtocolStream"]>>[number]>(6);

  override execProtocolStream(
    ...[message, options]: Parameters<PGlite["execProtocolStream"]>
  ): ReturnType<PGlite["execProtocolStream"]> {
    return this.#named(message, (one) => {
      sent.push(String.fromCodePoint(one[0] ?? 0));
      return super.execProtocolStream(one, options);
    });
  }
}

let named: Named;
let plain: PGlite;
beforeAll(async () => {
  plain = new PGlite();
  await plain.waitReady;
  named = new Named({ loadDataDir: await plain.dumpDataDir("none") });
  await named.waitReady;
});
afterAll(() => Promise.all([named.close(), plain.close()]));
beforeEach(async () => {
  for (const engine of [named, plain])
    await engine.exec(
      "drop table if exists entry; create table entry (id int primary key, word text not null)",
    );
  sent = [];
});

const count = (kind: string): number => sent.filter((one) => one === kind).length;

it("names a text when it comes again, and then only binds it", async () => {
  for (const n of [1, 2, 3, 4]) {
    const { rows } = await named.query("select $1::int + 1 as next, $2::text as word", [n, `w${n}`]);
    expect(rows).toEqual([{ next: n + 1, word: `w${n}` }]);
  }
  expect([count("P"), count("B"), count("E"), count("S")]).toEqual([2, 4, 4, 4]);
  // Each portal is described, the statement without a name and with one.
  expect(count("D")).toBe(6);
});

it("prepares again what no longer fits its table, after one error", async () => {
  const words = () => named.query("select * from entry where id >= $1", [0]);
  await words();
  await words();
  await named.exec("alter table entry add column more int default 7; insert into entry values (1, 'a')");
  expect(sqlState(await words().catch((error: unknown) => error))).toBe("0A000");
  expect((await words()).rows).toEqual([{ id: 1, word: "a", more: 7 }]);
});

it("leaves out what is sent once, and what is too long", async () => {
  for (let n = 0; n < 1_100; n += 1) await named.query(`select ${n} as number`);
  const long = `select cardinality(array[${Array.from({ length: 3_000 }, (_, n) => `$${n + 1}::int`).join(", ")}]) as size`;
  const ones = Array.from({ length: 3_000 }, () => 1);
  const names = async (): Promise<unknown> =>
    (await named.query("select count(*)::int as names from pg_prepared_statements")).rows;
  await names();
  await names();
  const before = await names();
  sent = [];
  for (let round = 0; round < 3; round += 1)
    expect((await named.query(long, ones)).rows).toEqual([{ size: 3_000 }]);
  expect(count("P")).toBe(3);
  expect(await names()).toEqual(before);
});

const texts = [
  ["insert into entry values ($1::int, $2)", 2],
  ["select id, word from entry where id <= $1 order by id", 1],
  ["select word, count(*)::int as times from entry group by word order by word", 0],
  ["update entry set word = $2 where id = $1 returning id", 2],
  ["select 10 / $1::int as divided", 1],
  ["select nothing from entry where id = $1", 1],
  ["delete from entry where id = $1", 1],
] as const;

type Group = {
  readonly statements: readonly {
    readonly text: (typeof texts)[number];
    readonly id: number;
    readonly word: string | null;
  }[];
  readonly how: "alone" | "commit" | "rollback";
};

it("gives the same rows and errors as without names, whatever is run, failed and rolled back before", async () => {
  const statement = fc.record({
    text: fc.constantFrom(...texts),
    id: fc.integer({ min: 0, max: 3 }),
    word: fc.option(fc.constantFrom("a", "ä", "'"), { nil: null }),
  });
  const group: fc.Arbitrary<Group> = fc.record({
    statements: fc.array(statement, { minLength: 1, maxLength: 5 }),
    how: fc.constantFrom("alone" as const, "commit" as const, "rollback" as const),
  });
  const run = async (engine: PGlite, { statements, how }: Group): Promise<unknown[]> => {
    const answers: unknown[] = [];
    const each = async (on: Pick<PGlite, "query">): Promise<void> => {
      for (const { text, id, word } of statements) {
        const [sql, parameters] = text;
        const { rows, affectedRows } = await on.query(sql, [id, word].slice(0, parameters));
        answers.push({ rows, affectedRows });
      }
    };
    try {
      if (how === "alone") await each(engine);
      else
        await engine.transaction(async (tx) => {
          await each(tx);
          if (how === "rollback") await tx.rollback();
        });
    } catch (error) {
      answers.push(sqlState(error));
    }
    return answers;
  };
  await fc.assert(
    fc.asyncProperty(fc.array(group, { minLength: 1, maxLength: 6 }), async (groups) => {
      for (const each of groups) expect(await run(named, each)).toEqual(await run(plain, each));
    }),
    { numRuns: 100 },
  );
});
