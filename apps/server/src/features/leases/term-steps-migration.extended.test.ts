import { month, plainDate } from "@keystead/domain/calendar";
import { idOf } from "@keystead/domain/ids";
import { leaseAccount } from "@keystead/domain/leases";
import type { LeaseLedger } from "@keystead/domain/leases";
import { sql } from "#kernel/db/drizzle.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import type { Database } from "#kernel/db/database.ts";
import { migrate, readMigrations } from "#kernel/db/migrate.ts";
import { firstRow, rowsOf } from "#kernel/db/queries/rows.ts";
import { onlyPostgres } from "#testing/both-databases.ts";
import type { Opened } from "#testing/both-databases.ts";
import { randomBelow } from "#testing/records/random-lease-history.ts";
import { accountOf, findLease, heldMinor } from "../rent-book/index.ts";

const NOW = new Date("2026-03-10T09:00:00Z");
const TODAY = plainDate("2026-03-10");
const LEASES = 15;
const tables = [
  "lease",
  "rent_step",
  "rent_row",
  "write_down",
  "lease_payment",
  "lease_refund",
  "deposit_movement",
  "income",
];

describe.each(onlyPostgres)("the storage of dated terms on %s", (_name, open) => {
  let opened: Opened;
  let workspaceId: string;
  let before: { readonly contents: unknown; readonly money: readonly unknown[] };

  /** Leases booked under earlier rules: whatever amounts, waivers and parts of transfers their rows ended up with. */
  beforeAll(async () => {
    opened = await open();
    await migrate(
      opened.db,
      readMigrations().filter(({ name }) => name < "0009"),
    );
    workspaceId = await storeOldLeases(opened.db);
    before = { contents: await contents(opened.db), money: await moneyBefore(opened.db) };
    await migrate(opened.db);
  });
  afterAll(() => opened.stop());

  it("changes no stored row", async () => {
    expect(await contents(opened.db)).toEqual(before.contents);
  });

  it("leaves every balance, credit and deposit as it was", async () => {
    const after = await opened.db.asSystem(async (tx) => {
      const ids = rowsOf(await tx.execute(sql`select id from lease order by id`));
      const money: unknown[] = [];
      for (const { id } of ids) {
        const lease = await findLease({ tx, scope: { workspaceId }, now: NOW }, String(id));
        if (lease === undefined) throw new Error("a lease that has gone");
        const { balanceMinor, creditMinor, overdueMinor } = accountOf(lease);
        money.push({ id, balanceMinor, creditMinor, overdueMinor, held: heldMinor(lease, TODAY) });
        expect(lease).toMatchObject({ termSteps: [], paymentDay: lease.base.paymentDay });
      }
      return money;
    });
    expect(after).toHaveLength(LEASES);
    expect(after).toEqual(before.money);
  });
});

/** Tables whose parts later got the id of their bank transfer. */
const named: ReadonlySet<string> = new Set(["income", "lease_refund"]);

function contents(db: Database): Promise<unknown> {
  return db.asSystem(async (tx) => {
    const found: Record<string, unknown> = {};
    for (const table of tables)
      found[table] = rowsOf(
        // A column added later is empty, or derived from others like the transfer of a record.
        await tx.execute(
          sql`select jsonb_strip_nulls(to_jsonb(x)) - ${named.has(table) ? "transfer_id" : ""}::text as row from ${sql.identifier(table)} x order by id`,
        ),
      );
    return found;
  });
}

/** Reads with SQL of the earlier schema and adds up by the rent engine. */
function moneyBefore(db: Database): Promise<readonly unknown[]> {
  return db.asSystem(async (tx) => {
    const of = async (table: string, leaseId: unknown) =>
      rowsOf(
        await tx.execute(
          sql`select to_jsonb(x) as row from ${sql.identifier(table)} x where lease_id = ${leaseId}::uuid`,
        ),
      ).map(({ row }) => row as Readonly<Record<string, string>>);
    const money: unknown[] = [];
    for (const { id } of rowsOf(await tx.execute(sql`select id from lease order by id`))) {
      const ledger: LeaseLedger = {
        graceDays: 0,
        rows: (await of("rent_row", id)).map((row) => ({
          id: idOf(row["id"] ?? ""),
          kind: row["kind"] === "charge" ? "charge" : "rent",
          period: month(row["period"] ?? ""),
          startsOn: plainDate(row["starts_on"] ?? ""),
          endsOn: plainDate(row["ends_on"] ?? ""),
          dueOn: plainDate(row["due_on"] ?? ""),
          amountMinor: Number(row["amount_minor"]),
          adjustsRowId: null,
          oneOff: false,
        })),
        payments: (await of("lease_payment", id)).map((row) => ({
          id: idOf(row["id"] ?? ""),
          rowId: idOf(row["rent_row_id"] ?? ""),
          paidOn: plainDate(row["paid_on"] ?? ""),
          amountMinor: Number(row["amount_minor"]),
        })),
        refunds: (await of("lease_refund", id)).map((row) => ({
          id: idOf(row["id"] ?? ""),
          paymentId: idOf(row["payment_id"] ?? ""),
          refundedOn: plainDate(row["refunded_on"] ?? ""),
          amountMinor: Number(row["amount_minor"]),
        })),
        writeDowns: (await of("write_down", id)).map((row) => ({
          rowId: idOf(row["rent_row_id"] ?? ""),
          writtenOn: plainDate(row["made_on"] ?? ""),
          amountMinor: Number(row["amount_minor"]),
          reason: "waiver",
        })),
      };
      const { balanceMinor, creditMinor, overdueMinor } = leaseAccount(ledger, TODAY);
      const deposits = await of("deposit_movement", id);
      const held = deposits.reduce((sum, row) => sum + Number(row["amount_minor"]), 0);
      money.push({ id, balanceMinor, creditMinor, overdueMinor, held });
    }
    return money;
  });
}

/** In SQL of the earlier schema: the current one has a table that those databases do not have. */
function storeOldLeases(db: Database): Promise<string> {
  const pick = randomBelow(9);
  return db.asSystem(async (tx) => {
    const one = async (statement: ReturnType<typeof sql>): Promise<string> =>
      String(firstRow(await tx.execute(statement))?.["id"]);
    const owner = await one(sql`insert into "user" (name, email) values ('a', 'a@example.org') returning id`);
    const ws = await one(
      sql`insert into workspace (owner_user_id, name) values (${owner}, 'a') returning id`,
    );
    const house = await one(sql`insert into property (workspace_id, name, rental_mode, currency, timezone)
      values (${ws}, 'a', 'monthly', 'EUR', 'Europe/Berlin') returning id`);
    const tenant = await one(
      sql`insert into tenant (workspace_id, property_id, name) values (${ws}, ${house}, 'a') returning id`,
    );
    for (let lease = 0; lease < LEASES; lease += 1) {
      const proration = ["actual_days", "thirty_day", "none"][pick(3)] ?? "none";
      const id =
        await one(sql`insert into lease (workspace_id, tenant_id, property_id, starts_on, currency, rent_minor,
          charges_minor, payment_day, proration)
        values (${ws}, ${tenant}, ${house}, '2025-09-15', 'EUR', 90000, ${pick(2) * 12_000}, ${1 + pick(31)}, ${proration})
        returning id`);
      await tx.execute(sql`insert into rent_step (workspace_id, lease_id, kind, effective_on, amount_minor)
        values (${ws}, ${id}, 'rent', date '2025-09-15' + ${pick(300)}::int, ${pick(120_000)}::bigint)`);
      for (let at = 0; at < 9; at += 1) {
        const first = sql`(date '2025-09-01' + make_interval(months => ${at}))::date`;
        const amount = 1 + pick(100_000);
        const row =
          await one(sql`insert into rent_row (workspace_id, lease_id, kind, period, starts_on, ends_on, due_on, amount_minor)
          values (${ws}, ${id}, ${pick(3) === 0 ? "charge" : "rent"}, to_char(${first}, 'YYYY-MM'), ${first}, ${first} + 27,
            ${first} + ${pick(28)}::int, ${amount}::bigint) returning id`);
        if (pick(3) === 0)
          await tx.execute(sql`insert into write_down (workspace_id, lease_id, rent_row_id, made_on, amount_minor, reason)
            values (${ws}, ${id}, ${row}, ${first}, ${1 + pick(amount)}::bigint, 'waiver')`);
        if (pick(2) === 0) continue;
        const paid = 1 + pick(150_000);
        const payment =
          await one(sql`insert into lease_payment (workspace_id, lease_id, rent_row_id, paid_on, amount_minor, method)
          values (${ws}, ${id}, ${row}, ${first} + ${pick(20)}::int, ${paid}::bigint, 'cash') returning id`);
        await tx.execute(sql`insert into income (workspace_id, property_id, category, amount_minor, currency, received_on,
            method, lease_id, lease_payment_id)
          values (${ws}, ${house}, 'utilities', ${paid}::bigint, 'EUR', ${first}, 'cash', ${id}, ${payment})`);
        if (pick(3) === 0)
          await tx.execute(sql`insert into lease_refund (workspace_id, lease_id, payment_id, refunded_on, amount_minor)
            values (${ws}, ${id}, ${payment}, ${first} + 20, ${1 + pick(paid)}::bigint)`);
      }
      await tx.execute(sql`insert into deposit_movement (workspace_id, lease_id, kind, moved_on, amount_minor, method)
        values (${ws}, ${id}, 'received', '2025-09-15', ${1 + pick(90_000)}::bigint, 'cash')`);
    }
    return ws;
  });
}
