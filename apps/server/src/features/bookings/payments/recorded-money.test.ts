import { randomUUID } from "node:crypto";
import * as fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";

import { sql } from "#kernel/db/drizzle.ts";
import { firstRow, rowsOf } from "#kernel/db/queries/rows.ts";
import type { Tx } from "#kernel/db/tx.ts";
import { holidayHouse } from "#testing/records/holiday-house.ts";
import { watchStatements, type StatementWatch } from "#testing/statements/watch-statements.ts";
import { testApp, type TestApp, type TestClient } from "#testing/test-app.ts";

let app: TestApp;
let client: TestClient;
let statements: StatementWatch;
let workspaceId: string;
let house: Awaited<ReturnType<typeof holidayHouse>>;
let stays: readonly string[];

beforeAll(async () => {
  app = await testApp();
  if (app.db.kind !== "postgres") throw new Error("The count needs the pool.");
  statements = watchStatements(app.db);
  client = app.client(await app.signUp());
  workspaceId = (await client.accounts.workspaces({})).current;
  house = await holidayHouse(client);
  const booked = [await house.book("2026-06-01", "2026-06-03"), await house.book("2026-06-05", "2026-06-07")];
  stays = booked.map(({ id }) => id);
});
afterAll(() => app.close());

const inWorkspace = <T>(work: (tx: Tx) => Promise<T>): Promise<T> => app.db.asTenant(workspaceId, work);

/** The bookings for which another sum is stored than that of their Income. */
async function wrong(tx: Tx): Promise<readonly unknown[]> {
  return rowsOf(
    await tx.execute(sql`select b.id, b.recorded_minor from booking b where b.recorded_minor <>
      (select coalesce(sum(i.amount_minor), 0) from income i where i.workspace_id = b.workspace_id and i.booking_id = b.id)`),
  );
}

const recordedFor = async (tx: Tx, id: string): Promise<number> =>
  Number(
    firstRow(await tx.execute(sql`select recorded_minor from booking where id = ${id}::uuid`))?.[
      "recorded_minor"
    ],
  );

type Incoming = { readonly id: string; readonly bookingId: string | null; readonly minor: number };

const incomeOf = ({ id, bookingId, minor }: Incoming) =>
  sql`insert into income (workspace_id, id, property_id, unit_id, booking_id, category, currency, amount_minor, method, received_on)
    values (${workspaceId}::uuid, ${id}::uuid, ${house.propertyId}::uuid, ${house.garden}::uuid, ${bookingId}::uuid, 'rent', 'EUR', ${minor}::bigint, 'cash', '2026-03-02')`;

/** The same booking under another id, as a restored archive contains it: with a sum that need not be right. */
const copyOf = (stay: string, id: string) =>
  sql`insert into booking select (jsonb_populate_record(b, jsonb_build_object('id', ${id}::text, 'status', 'cancelled', 'recorded_minor', 77))).*
    from booking b where b.id = ${stay}::uuid`;

it("is the sum of the booking's Income after any changes, whoever makes them", async () => {
  const booking = fc.integer({ min: 0, max: 2 });
  const minor = fc.integer({ min: 1, max: 20_000 });
  const change = fc.record({
    kind: fc.constantFrom("add", "move", "amount", "delete"),
    at: fc.nat(),
    booking,
    minor,
  });
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 12 }), async (changes) => {
      await inWorkspace(async (tx) => {
        const ids: string[] = [];
        for (const { kind, at, booking: number, minor: amount } of changes) {
          const bookingId = stays[number] ?? null;
          const id = ids[at % Math.max(ids.length, 1)];
          if (kind === "add" || id === undefined) {
            ids.push(randomUUID());
            await tx.execute(incomeOf({ id: ids.at(-1) ?? "", bookingId, minor: amount }));
          } else if (kind === "move") {
            await tx.execute(sql`update income set booking_id = ${bookingId}::uuid where id = ${id}::uuid`);
          } else if (kind === "amount") {
            await tx.execute(sql`update income set amount_minor = ${amount} where id = ${id}::uuid`);
          } else {
            await tx.execute(sql`delete from income where id = ${id}::uuid`);
          }
          expect(await wrong(tx)).toEqual([]);
        }
        await tx.execute(sql`delete from income where booking_id is not null`);
      });
    }),
    { numRuns: 60 },
  );
});

it("follows statements that change Income of several bookings at once", async () => {
  const [first = "", second = ""] = stays;
  const sums = async (tx: Tx) => [await recordedFor(tx, first), await recordedFor(tx, second)];
  await inWorkspace(async (tx) => {
    await tx.execute(sql`insert into income (workspace_id, property_id, unit_id, booking_id, category, currency, amount_minor, method, received_on)
      select ${workspaceId}::uuid, ${house.propertyId}::uuid, ${house.garden}::uuid, i.of::uuid, 'rent', 'EUR', i.minor, 'cash', '2026-03-02'
      from (values (${first}, 100), (${second}, 20), (${first}, 3), (null, 7)) i (of, minor)`);
    expect(await sums(tx)).toEqual([103, 20]);
    await tx.execute(sql`update income set amount_minor = amount_minor * 10 where amount_minor in (100, 20)`);
    expect(await sums(tx)).toEqual([1_003, 200]);
    await tx.execute(
      sql`update income set booking_id = case when booking_id = ${first}::uuid then ${second}::uuid else ${first}::uuid end
        where booking_id is not null`,
    );
    expect(await sums(tx)).toEqual([200, 1_003]);
    await tx.execute(sql`update income set notes = 'the same money'`);
    expect(await sums(tx)).toEqual([200, 1_003]);
    await tx.execute(sql`delete from income where amount_minor in (1000, 200)`);
    expect(await sums(tx)).toEqual([0, 3]);
    await tx.execute(sql`delete from income`);
    expect(await sums(tx)).toEqual([0, 0]);
  });
});

it("adds up the payments of several people who record them at the same moment", async () => {
  const [stay = ""] = stays;
  await Promise.all(
    Array.from({ length: 40 }, () =>
      inWorkspace((tx) => tx.execute(incomeOf({ id: randomUUID(), bookingId: stay, minor: 100 }))),
    ),
  );
  await inWorkspace(async (tx) => {
    expect(await recordedFor(tx, stay)).toBe(4_000);
    await tx.execute(sql`delete from income where booking_id = ${stay}::uuid`);
    expect(await recordedFor(tx, stay)).toBe(0);
  });
});

it("forgets the sum that a restored booking brings, and adds up the Income that follows", async () => {
  const [stay = ""] = stays;
  const id = randomUUID();
  await inWorkspace(async (tx) => {
    await tx.execute(copyOf(stay, id));
    expect(await recordedFor(tx, id)).toBe(0);
    await tx.execute(incomeOf({ id: randomUUID(), bookingId: id, minor: 16_000 }));
    expect(await recordedFor(tx, id)).toBe(16_000);
  });
});

it("is right when one statement inserts both, as Undo does it", async () => {
  const [stay = ""] = stays;
  const id = randomUUID();
  await inWorkspace(async (tx) => {
    await tx.execute(sql`with stay as (${copyOf(stay, id)} returning id),
      money as (${incomeOf({ id: randomUUID(), bookingId: id, minor: 9_000 })} returning id)
      select (select count(*) from money), (select count(*) from stay)`);
    expect(await recordedFor(tx, id)).toBe(9_000);
  });
});

it("is what lists, calendar and outlook read, none of which reads Income", async () => {
  const reads = [
    () => client.bookings.list({ money: "unpaid" }),
    () => client.bookings.outlook({}),
    () => client.bookings.calendar({ from: "2026-06-01", days: 14 }),
  ];
  for (const read of reads) {
    const sent = await statements.during(read);
    expect(sent.filter(({ text }) => text.includes("booking")).length).toBeGreaterThan(0);
    expect(sent.filter(({ text }) => /\b(?:from|join)\s+"?income"?\b/.test(text))).toEqual([]);
  }
});
