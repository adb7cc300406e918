import { sql } from "#kernel/db/drizzle.ts";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

import type { Tx } from "#kernel/db/tx.ts";
import { rowsOf } from "#kernel/db/queries/rows.ts";
import { listedStandings, recalculatedStandings } from "../../testing/records/lease-standings.ts";
import { randomBelow } from "../../testing/records/random-lease-history.ts";
import { testApp } from "../../testing/test-app.ts";
import type { TestApp, TestClient } from "../../testing/test-app.ts";
import { keepStandings } from "./index.ts";

const NOW = "2026-03-10T09:00:00Z";
const ROUNDS = 6;
const CHANGES = 25;

let app: TestApp;
let client: TestClient;
let workspaceId: string;
let leaseIds: readonly string[];

beforeEach(async () => {
  app = await testApp({ now: NOW });
  const session = await app.signUp();
  ({ id: workspaceId } = await app.client(session).accounts.openSample({}));
  client = app.client(session, { workspaceId });
  leaseIds = (await client.leases.list({ limit: 100 })).items.map(({ id }) => id);
});
afterEach(() => app.close());

const work = (tx: Tx) => ({ tx, scope: { workspaceId }, now: app.clock.now() });

/** The standings recalculated from the whole ledgers. */
const judged = () => app.db.asSystem((tx) => recalculatedStandings(work(tx), leaseIds));

const shown = () => app.db.asTenant(workspaceId, (tx) => listedStandings(work(tx)));

async function keep(): Promise<void> {
  await app.db.asTenant(workspaceId, (tx) => keepStandings(work(tx)));
}

/** How many standings are stored: the lists must not depend on recalculating everything. */
async function kept(): Promise<number> {
  const rows = await app.db.asSystem((tx) =>
    tx.execute(
      sql`select 1 from lease_standing where workspace_id = ${workspaceId} and settled_on is not null`,
    ),
  );
  return rowsOf(rows).length;
}

/** Writes payments, refunds and waivers without any verb, at most `latest` days from now. */
async function meddle(pick: (below: number) => number, latest: number): Promise<void> {
  const rows = rowsOf(
    await app.db.asSystem((tx) =>
      tx.execute(
        sql`select id, lease_id, amount_minor from rent_row where workspace_id = ${workspaceId} order by id`,
      ),
    ),
  );
  await app.db.asSystem(async (tx) => {
    for (let change = 0; change < CHANGES; change += 1) {
      const row = rows[pick(rows.length)];
      const [rowId, leaseId] = [String(row?.["id"]), String(row?.["lease_id"])];
      const amount = 1 + pick(Number(row?.["amount_minor"]));
      const day = sql`date '2026-03-10' + ${pick(380) - 380 + latest}::int`;
      if (pick(3) === 0) {
        await tx.execute(sql`insert into write_down (workspace_id, lease_id, rent_row_id, made_on, amount_minor, reason, note)
          select ${workspaceId}, ${leaseId}, ${rowId}, ${day}, ${amount}::bigint, 'waiver', 'by chance'
          where (select coalesce(sum(amount_minor), 0) from write_down where rent_row_id = ${rowId}) + ${amount}
            <= ${Number(row?.["amount_minor"])}`);
        continue;
      }
      await tx.execute(sql`with paid as (
          insert into lease_payment (workspace_id, lease_id, rent_row_id, paid_on, amount_minor, method)
          values (${workspaceId}, ${leaseId}, ${rowId}, ${day}, ${amount}::bigint, 'cash') returning id, paid_on)
        insert into lease_refund (workspace_id, lease_id, payment_id, refunded_on, amount_minor)
        select ${workspaceId}, ${leaseId}, id, paid_on, ${1 + pick(amount)}::bigint from paid where ${pick(2)} = 1`);
    }
  });
}

describe("what lists say of a lease is what the account over all its rows says", () => {
  it("from what is kept, on the same day and on later ones, whatever was recorded", async () => {
    const pick = randomBelow(20_260_310);
    expect(await shown()).toEqual(await judged());
    for (let round = 0; round < ROUNDS; round += 1) {
      await meddle(pick, -1);
      await keep();
      expect(await kept()).toBe(leaseIds.length);
      expect(await shown()).toEqual(await judged());
      app.clock.advance((1 + pick(45)) * 86_400_000);
      expect(await shown()).toEqual(await judged());
    }
  });

  it(
    "before anything is kept, with records of days to come, and with the clock set back",
    { tags: ["extended"] },
    async () => {
      const pick = randomBelow(7);
      for (let round = 0; round < ROUNDS; round += 1) {
        await meddle(pick, 30);
        expect(await shown()).toEqual(await judged());
        await keep();
        expect(await kept()).toBeLessThan(leaseIds.length);
        expect(await shown()).toEqual(await judged());
      }
      await keep();
      app.clock.advance(-3 * 86_400_000);
      expect(await shown()).toEqual(await judged());
    },
  );

  it("after each verb, which keeps what the lease stands at then", async () => {
    const [lease] = (await client.leases.list({ owes: "true", limit: 100 })).items;
    const id = lease?.id ?? "";
    const row = lease?.nextDue?.ref ?? "";
    await client.leases.recordPayment({ id, rows: [row], method: "cash", amount: "1.00" });
    expect(await kept()).toBe(leaseIds.length);
    const { payments } = await client.leases.get({ id });
    await client.leases.refundTransfer({
      id: payments.at(-1)?.transferId ?? "",
      amount: "0.50",
      confirm: ["REFUND_REOPENS_ROW"],
    });
    await client.leases.waive({ id, rows: [row], amount: "0.25", note: "By chance" });
    expect(await kept()).toBe(leaseIds.length);
    expect(await shown()).toEqual(await judged());
  });

  it("agrees for tenants and properties, which show the same figures", async () => {
    await meddle(randomBelow(11), -1);
    const balances = (await judged()).reduce((sum, { balanceMinor }) => sum + balanceMinor, 0);
    const tenants = (await client.tenants.list({ limit: 100 })).items.flatMap(({ balances: sums }) => sums);
    expect(tenants.length).toBeGreaterThan(0);
    expect(tenants.reduce((sum, { amount }) => sum + Math.round(Number(amount) * 100), 0)).toBe(balances);
  });
});
