import { sql } from "#kernel/db/drizzle.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { runOperatorCommand } from "#operator/index.ts";
import { randomLeaseHistory } from "../../../testing/records/random-lease-history.ts";
import { rentedFlat } from "../../../testing/records/rented-flat.ts";
import { operatorOf } from "#testing/operator-of.ts";
import { testApp } from "../../../testing/test-app.ts";
import type { TestApp, TestClient } from "../../../testing/test-app.ts";

const HISTORIES = 5;

describe.each(["embedded", "postgres"] as const)("check-leases on %s", (db) => {
  let app: TestApp;
  let client: TestClient;

  beforeAll(async () => {
    app = await testApp({ db, now: "2026-03-10T09:00:00Z" });
    client = app.client(await app.signUp());
  });
  afterAll(() => app.close());

  const check = () => runOperatorCommand(operatorOf(app), { name: "check-leases" });

  it("finds nothing in what the rules of today billed and split, whatever was done", async () => {
    for (let seed = 1; seed <= HISTORIES; seed += 1)
      await randomLeaseHistory(client, seed, { takesBack: false });
    expect(await check()).toEqual([`${HISTORIES} leases checked, 0 would be billed or split differently.`]);
  });

  it("names month, stored and new of what was billed and split by other rules, in every workspace, and leaves it", async () => {
    const flat = await rentedFlat(app.client(await app.signUp()), "Old house");
    const lease = await flat.lease({ charges: "120.00", endsOn: "2026-03-31" });
    const rent = (period: string) => lease.rows.find((row) => row.period === period && row.kind === "rent");
    await app.db.asSystem(async (tx) => {
      await tx.execute(
        sql`update rent_row set amount_minor = 90000 where id = ${rent("2026-02")?.ref}::uuid`,
      );
      const charge = lease.rows.find((row) => row.period === "2026-03" && row.kind === "charge");
      await tx.execute(sql`insert into lease_payment (workspace_id, lease_id, rent_row_id, paid_on, amount_minor, method)
        select workspace_id, lease_id, id, '2026-03-05', 20000, 'cash' from rent_row where id = ${charge?.ref}::uuid`);
      await tx.execute(sql`insert into rent_row (workspace_id, lease_id, kind, period, starts_on, ends_on, due_on, amount_minor, one_off, settles_year)
        select workspace_id, lease_id, 'charge', '2026-01', '2026-01-05', '2026-01-05', '2026-01-05', 0, true, 2025
        from rent_row where id = ${rent("2026-01")?.ref}::uuid`);
    });
    const lines = await check();
    expect(lines.slice(0, -1).map((line) => JSON.parse(line))).toEqual([
      {
        lease: lease.id,
        month: "2026-02",
        stored: "rent 900.00 due 2026-02-01",
        new: "rent 950.00 due 2026-02-01",
      },
      {
        lease: lease.id,
        month: "2026-01",
        stored: "settlement 2025 0.00 due 2026-01-05",
        new: "nothing",
      },
      {
        lease: lease.id,
        month: "2026-03",
        stored: "2026-03 charge 200.00",
        new: "2026-01 rent 80.00, 2026-03 charge 120.00",
      },
    ]);
    expect(lines.at(-1)).toBe(`${HISTORIES + 1} leases checked, 1 would be billed or split differently.`);
    expect(await check()).toEqual(lines);
  });
});
