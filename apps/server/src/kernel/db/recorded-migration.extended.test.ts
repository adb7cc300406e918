import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { bothDatabases } from "#testing/both-databases.ts";
import type { Opened } from "#testing/both-databases.ts";
import { sql } from "./drizzle.ts";
import { migrate, readMigrations } from "./migrate.ts";
import { rowsOf } from "./queries/rows.ts";

const id = (n: number): string => `00000000-0000-4000-8000-${String(n).padStart(12, "0")}`;
const [person, home, house, paid, unpaid, first, second, refund] = Array.from({ length: 8 }, (_, at) =>
  id(at + 1),
);

describe.each(bothDatabases)("bookings from before the recorded sum on %s", (_name, open) => {
  let opened: Opened;

  beforeAll(async () => {
    opened = await open();
    await migrate(
      opened.db,
      readMigrations().filter(({ name }) => name < "0071"),
    );
    await opened.db.asSystem(async (tx) => {
      for (const statement of [
        sql`insert into "user" (id, name, email) values (${person}, 'Ada', 'ada@example.org')`,
        sql`insert into workspace (id, owner_user_id, name) values (${home}, ${person}, 'Home')`,
        sql`insert into property (workspace_id, id, name, rental_mode, currency, timezone)
          values (${home}, ${house}, 'Casa', 'daily', 'EUR', 'Europe/Lisbon')`,
        sql`insert into booking (workspace_id, id, property_id, guest_name, check_in, check_out, in_at, out_at, currency, rate_mode, total_minor)
          select ${home}::uuid, b.id, ${house}::uuid, 'Paul', b.day, b.day + interval '2 days', b.day, b.day + interval '2 days', 'EUR', 'flat', 16000
          from (values (${paid}::uuid, timestamp '2026-06-01'), (${unpaid}::uuid, timestamp '2026-07-01')) b (id, day)`,
        sql`insert into income (workspace_id, id, property_id, booking_id, category, currency, amount_minor, method, received_on, reversal_of)
          select ${home}::uuid, i.id, ${house}::uuid, ${paid}::uuid, 'rent', 'EUR', i.minor, 'cash', '2026-03-02', i.of
          from (values (${first}::uuid, 9000, null), (${second}::uuid, 7000, null), (${refund}::uuid, -2500, ${first}::uuid)) i (id, minor, of)`,
      ])
        await tx.execute(statement);
    });
    await migrate(opened.db);
  });
  afterAll(() => opened.stop());

  const recorded = () =>
    opened.db.asSystem(async (tx) =>
      rowsOf(await tx.execute(sql`select id, recorded_minor::int as minor from booking order by id`)),
    );

  it("contain what was recorded for them, and follow it from then on", async () => {
    expect(await recorded()).toEqual([
      { id: paid, minor: 13_500 },
      { id: unpaid, minor: 0 },
    ]);
    await opened.db.asSystem((tx) =>
      tx.execute(sql`update income set booking_id = ${unpaid} where id = ${second}`),
    );
    expect(await recorded()).toEqual([
      { id: paid, minor: 6_500 },
      { id: unpaid, minor: 7_000 },
    ]);
  });
});
