import { sql } from "#kernel/db/drizzle.ts";
import { expect, test } from "vitest";

import { rowsOf } from "#kernel/db/queries/rows.ts";
import { rentedFlat } from "../../../testing/records/rented-flat.ts";
import { testApp } from "../../../testing/test-app.ts";
import { extendHorizons } from "../index.ts";

test("the daily task carries the ongoing leases of every workspace a year ahead, each in its own, and only once", async () => {
  const app = await testApp({ now: "2026-03-10T09:00:00Z" });
  try {
    const lastMonths = async () =>
      rowsOf(
        await app.db.asSystem((tx) =>
          tx.execute(sql`select p.name, max(r.period) as last, count(*)::int as rows
            from rent_row r join lease l on l.workspace_id = r.workspace_id and l.id = r.lease_id
            join property p on p.workspace_id = l.workspace_id and p.id = l.property_id group by p.name order by p.name`),
        ),
      ).map(({ name, last, rows }) => [name, last, rows]);
    const first = await rentedFlat(app.client(await app.signUp()), "A ongoing");
    await first.lease();
    const second = app.client(await app.signUp());
    await (await rentedFlat(second, "B ongoing")).lease({ charges: "120.00" });
    await (await rentedFlat(second, "C until June")).lease({ endsOn: "2026-06-30" });
    expect(await extendHorizons(app.db, app.clock, app.deps.log)).toBe(0);
    expect(await lastMonths()).toEqual([
      ["A ongoing", "2027-03", 15],
      ["B ongoing", "2027-03", 30],
      ["C until June", "2026-06", 6],
    ]);

    // A home server that was off for two months.
    app.clock.set("2026-05-31T22:30:00Z");
    const added = await Promise.all([
      extendHorizons(app.db, app.clock, app.deps.log),
      extendHorizons(app.db, app.clock, app.deps.log),
    ]);
    // It is June in Berlin by then: three months of rent, and of rent and charges.
    expect(added.reduce((sum, rows) => sum + rows, 0)).toBe(9);
    expect(await lastMonths()).toEqual([
      ["A ongoing", "2027-06", 18],
      ["B ongoing", "2027-06", 36],
      ["C until June", "2026-06", 6],
    ]);
    expect(await extendHorizons(app.db, app.clock, app.deps.log)).toBe(0);
  } finally {
    await app.close();
  }
});
