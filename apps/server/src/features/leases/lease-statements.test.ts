import { afterAll, beforeAll, expect, test } from "vitest";

import { rentedFlat } from "../../testing/records/rented-flat.ts";
import { testApp } from "../../testing/test-app.ts";
import type { TestApp, TestClient } from "../../testing/test-app.ts";
import { watchStatements } from "../../testing/statements/watch-statements.ts";
import type { StatementWatch } from "../../testing/statements/watch-statements.ts";

let app: TestApp;
let client: TestClient;
let statements: StatementWatch;

beforeAll(async () => {
  app = await testApp();
  if (app.db.kind !== "postgres") throw new Error("The count needs the pool.");
  statements = watchStatements(app.db);
  client = app.client(await app.signUp());
});
afterAll(() => app.close());

/** Statements of the verb itself: after the look-up of the session or, of a write, between `begin` and `commit`. */
async function counted(work: () => Promise<unknown>): Promise<number> {
  const sent = await statements.during(work);
  const before = sent.findLastIndex(({ text }) => /session_membership|^begin/.test(text));
  return sent.slice(before + 1).filter(({ text }) => text !== "commit").length;
}

test("list, page, balance and portfolio take the same few statements whatever the number of leases", async () => {
  const reads: (() => Promise<unknown>)[] = [() => client.leases.list({}), () => client.portfolio.get({})];
  const flat = await rentedFlat(client);
  const { id, rows } = await flat.lease();
  reads.push(
    () => client.leases.get({ id }),
    () => client.leases.balance({ id, asOf: "2026-12-31" }),
  );
  const few: number[] = [];
  for (const read of reads) few.push(await counted(read));
  for (let count = 0; count < 5; count += 1) await flat.lease({ confirm: ["LEASE_OVERLAP"] });
  const many: number[] = [];
  for (const read of reads) many.push(await counted(read));
  expect(many).toEqual(few);
  expect(few).toEqual([1, 3, 1, 1]);
  const pay = await counted(() =>
    client.leases.recordPayment({ id, rows: [rows[0]?.ref ?? ""], method: "cash" }),
  );
  // Records of the month for the plan limit, twice; lock, read, write, respond; then the standing of the lease.
  expect(pay).toBe(10);
});

test("a payment takes the same few statements for one coming month as for twelve", async () => {
  const flat = await rentedFlat(client, "Far house");
  const costs: number[] = [];
  let last = 0;
  for (const months of [1, 6, 12]) {
    const { id } = await flat.lease({
      startsOn: "2026-01-01",
      charges: "120.00",
      confirm: ["LEASE_OVERLAP"],
    });
    const { rows } = await client.leases.get({ id });
    last = Number(rows.at(-1)?.period.slice(0, 4));
    // Beyond the stored year: the payment stores each of its months.
    const refs = Array.from(
      { length: months },
      (_, at) => `${last + 1}-${String(at + 1).padStart(2, "0")}:rent`,
    );
    costs.push(await counted(() => client.leases.recordPayment({ id, rows: refs, method: "cash" })));
    const after = await client.leases.get({ id });
    expect(after.payments).toHaveLength(months);
  }
  expect(costs).toEqual([11, 11, 11]);
});

test("a new payment day counts from this month on once money was paid, and the place is fixed", async () => {
  const flat = await rentedFlat(client, "Changed house");
  const { id, version, rows } = await flat.lease();
  await client.leases.recordPayment({ id, rows: [rows[0]?.ref ?? ""], method: "cash" });
  const { propertyId, unitId, tenantId } = flat;
  const terms = {
    tenantId,
    propertyId,
    unitId,
    startsOn: "2026-01-01",
    currency: "EUR",
    deposit: "0",
    paymentDay: 5,
    graceDays: 3,
    notes: "",
  };
  const changed = await client.leases.update({ id, version, ...terms, proration: "actual_days" });
  expect(changed.rows.map(({ dueOn }) => dueOn).slice(0, 4)).toEqual([
    "2026-01-01",
    "2026-02-01",
    "2026-03-05",
    "2026-04-05",
  ]);
  const moved = { ...terms, unitId: null, proration: "actual_days" } as const;
  await expect(client.leases.update({ id, version: version + 1, ...moved })).rejects.toMatchObject({
    code: "HAS_PAYMENTS",
  });
});
