import { sql } from "drizzle-orm";
import { expect, test } from "vitest";

import { rowsOf } from "#kernel/db/rows.ts";
import { testApp } from "../../testing/test-app.ts";
import type { TestClient } from "../../testing/test-app.ts";

const NOW = "2026-03-10T09:00:00Z";
const ROUNDS = 6;
const CHANGES = 25;

/** Balances by tenant and currency without the settled ones: what SQL adds up, and what the rent engine says. */
async function balances(client: TestClient) {
  const { items: tenants } = await client.tenants.list({ limit: 100 });
  const { items: leases } = await client.leases.list({ limit: 100 });
  const added = tenants.flatMap(({ id, balances: sums }) =>
    sums.map(({ currency, amount }) => [`${id} ${currency}`, Number(amount)] as const),
  );
  const engine = new Map<string, number>();
  for (const { tenant, currency, balance } of leases) {
    const key = `${tenant.id} ${currency}`;
    engine.set(key, Math.round(((engine.get(key) ?? 0) + Number(balance)) * 100) / 100);
  }
  const owed = (pairs: Iterable<readonly [string, number]>) =>
    [...pairs].filter(([, amount]) => amount !== 0).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return { added: owed(added), engine: owed(engine) };
}

/** The same numbers on every run. */
function random(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

test("a tenant's balance in SQL is the rent engine's, over the sample and whatever is paid, refunded and waived", async () => {
  const app = await testApp({ now: NOW });
  try {
    const session = await app.signUp();
    const { id: workspaceId } = await app.client(session).accounts.openSample({});
    const client = app.client(session, { workspaceId });
    const first = await balances(client);
    expect(first.engine.length).toBeGreaterThan(0);
    expect(first.added).toEqual(first.engine);
    const pick = random(20_260_310);
    const rows = rowsOf(
      await app.db.asSystem((tx) =>
        tx.execute(
          sql`select id, lease_id, amount_minor from rent_row where workspace_id = ${workspaceId} order by id`,
        ),
      ),
    );
    for (let round = 0; round < ROUNDS; round += 1) {
      await app.db.asSystem(async (tx) => {
        for (let change = 0; change < CHANGES; change += 1) {
          const row = rows[pick(rows.length)];
          const [rowId, leaseId] = [String(row?.["id"]), String(row?.["lease_id"])];
          const amount = 1 + pick(Number(row?.["amount_minor"]));
          // Days on both sides of today: what is dated later does not count yet.
          const day = sql`date '2026-03-10' + ${pick(400) - 380}::int`;
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
            select ${workspaceId}, ${leaseId}, id, paid_on + ${pick(30)}::int, ${1 + pick(amount)}::bigint from paid where ${pick(2)} = 1`);
        }
      });
      const { added, engine } = await balances(client);
      expect(added).toEqual(engine);
    }
  } finally {
    await app.close();
  }
});
